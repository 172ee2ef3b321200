// One message as the channel shows it: who, when, what, and what only this page knows of it (waiting, failed, chosen).

import { h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { attachment, draw } from "./parts.js";
import { avatar } from "./pieces.js";
import { commandName, user } from "./store.js";
import { fullDate, longDay, shortTime, written_at } from "./time.js";
import { say } from "./words.js";

/**
 * The element of a message. `local` is this page's own knowledge of it: `{busy, failed, chosen}`;
 * `hands` does what is done to it: `{links, tap, pick, look, dismiss}`; `pictures` are images kept from an older drawing.
 */
export function drawMessage(message, local, hands, pictures) {
  const at = {
    links: hands.links,
    tap: (part) => hands.tap(message, part),
    pick: (part, anchor) => hands.pick(message, part, anchor),
    look: hands.look,
    busy: local.busy,
    chosen: local.chosen,
    sizes: message.sizes,
    pictures,
  };
  const shown = JSON.stringify(message.parts);
  const loose = message.files.filter((each) => !shown.includes(each.url));
  return h(
    "li",
    { class: `message ${message.private ? "private" : ""}`, id: `m${message.id}`, tabindex: "-1", data: { id: message.id } },
    h("div", { class: "day", role: "separator" }, h("span", {}, longDay(message.at))),
    header(message, hands),
    h(
      "div",
      { class: "gutter" },
      avatar(message.author),
      h("time", { class: "side-time", "aria-hidden": "true" }, shortTime(message.at)),
    ),
    h(
      "div",
      { class: "body" },
      byline(message),
      message.waiting && thinking(message),
      message.text && h("div", { class: "text" }, markdown(message.text, hands.links), message.edited && edited()),
      h("div", { class: "parts" }, draw(message.parts, at)),
      loose.map((each) => attachment(each, at)),
      message.edited && !message.text && edited(),
      local.failed && h("div", { class: "failed", role: "alert" }, say("failed")),
      message.private && privateNote(() => hands.dismiss(message)),
    ),
  );
}

function edited() {
  return h("span", { class: "edited" }, say("edited"));
}

function byline(message) {
  const who = user(message.author);
  return h(
    "div",
    { class: "byline" },
    h("span", { class: `name of-${who?.key ?? "stranger"}` }, who?.name ?? "?"),
    who?.bot && h("span", { class: "badge" }, icon("check"), say("app")),
    h("time", { class: "when", title: fullDate(message.at), datetime: new Date(message.at).toISOString() }, written_at(message.at)),
  );
}

/** The line above an answer: who used which command, or which message it belongs to. */
function header(message, { links }) {
  if (message.used) {
    const who = user(message.used.by);
    return h(
      "div",
      { class: "reply" },
      icon("curve"),
      avatar(message.used.by),
      h("span", { class: "reply-name" }, who?.name ?? "?"),
      h("span", {}, ` ${say("used")} `),
      h("span", { class: "reply-command" }, `/${commandName(message.used.command)}`),
    );
  }
  if (message.about) {
    return h(
      "div",
      { class: "reply" },
      icon("curve"),
      avatar(message.author),
      h("span", { class: "reply-name" }, user(message.author)?.name ?? "?"),
      h("button", { class: "reply-source", type: "button", onclick: () => links.jump(message.channel, message.about) }, say("source")),
    );
  }
  return null;
}

function thinking(message) {
  return h(
    "div",
    { class: "thinking" },
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    say("thinking", { name: user(message.author)?.name ?? "?" }),
  );
}

function privateNote(dismiss) {
  return h(
    "div",
    { class: "only-you" },
    icon("eye"),
    h("span", {}, say("onlyYou")),
    h("span", { "aria-hidden": "true" }, " · "),
    h("button", { class: "link", type: "button", onclick: dismiss }, say("dismiss")),
  );
}
