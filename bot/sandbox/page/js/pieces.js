// Small pieces that messages, pickers and menus share.

import { h } from "./dom.js";
import { user } from "./store.js";

/** A partial emoji of a button or an option: one of the application's own, or a character. */
export function emojiOf({ id, name }) {
  return id ? h("img", { class: "emoji", src: `/cdn/emojis/${id}`, alt: "", draggable: "false" }) : h("span", { class: "emoji-char", "aria-hidden": "true" }, name);
}

/** The options that are chosen, as a closed select shows them: one as text, several as chips. */
export function chipsOf(options, several) {
  return h(
    "span",
    { class: several ? "chips" : "chosen" },
    options.map((option) => h("span", { class: several ? "chip" : "" }, option.emoji && emojiOf(option.emoji), option.label)),
  );
}

/** The round picture of somebody. */
export function avatar(id) {
  const who = user(id);
  return h(
    "span",
    { class: `avatar of-${who?.key ?? "stranger"}`, "aria-hidden": "true" },
    who?.bot ? h("img", { src: "/page/bot.svg", alt: "" }) : (who?.name ?? "?").slice(0, 1),
  );
}
