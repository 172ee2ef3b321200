// The sandbox's own menu: who to be, in which language, and what shall go wrong.

import { h, icon } from "./dom.js";
import { openDialog, toast } from "./dialog.js";
import { act } from "./live.js";
import { avatar } from "./pieces.js";
import { channel, me, store } from "./store.js";
import { say } from "./words.js";

const LANGUAGES = [
  ["vi", "Tiếng Việt"],
  ["en-US", "English"],
];

/** Open it for the channel that is on screen; `become(key)` switches persons. */
export function openMenu(here, become, anchor) {
  const self = me();
  const place = channel(here);
  const close = () => menu.close();
  const menu = openDialog({
    title: say("sandbox"),
    look: "menu",
    anchor,
    content: [
      h("h3", {}, say("person")),
      h("div", { class: "people" }, store.state.people.map((person) => personRow(person, person.key === self.key, become, close))),
      h("fieldset", { class: "segments" }, h("legend", {}, say("language", { name: self.name })), LANGUAGES.map(([locale, name]) => segment(locale, name, self))),
      h("h3", {}, say("mishaps")),
      toggle(say("receive", { name: self.name }), self.receives, (on) => act("receive", { receives: on })),
      place && toggle(say("admit", { channel: place.name }), place.bot, (on) => act("admit", { channel: here, admitted: on })),
      place && deed(say("wipe", { channel: place.name }), () => act("wipe", { channel: here }), close),
      deed(say("restart"), restart, close),
    ],
  });
}

async function restart() {
  toast(say("restarting"));
  await act("restart");
  toast(say("restarted"), "good");
}

function personRow(person, current, become, close) {
  return h(
    "div",
    { class: "person" },
    h(
      "button",
      {
        class: "option",
        type: "button",
        "aria-current": current && "true",
        "aria-label": say("switchTo", { name: person.name }),
        onclick: () => {
          close();
          become(person.key);
        },
      },
      avatar(person.id),
      h(
        "span",
        { class: "option-text" },
        h("span", { class: "option-label" }, person.name),
        h("span", { class: "option-about" }, [LANGUAGES.find(([locale]) => locale === person.locale)[1], person.owner && say("owner")].filter(Boolean).join(" · ")),
      ),
      h("span", { class: "tick", "aria-hidden": "true" }, icon("check")),
    ),
    h("a", { class: "icon-button", href: `/?me=${person.key}`, target: "_blank", "aria-label": say("newTab", { name: person.name }), title: say("newTab", { name: person.name }) }, icon("out")),
  );
}

function segment(locale, name, self) {
  return h(
    "label",
    { class: "segment" },
    h("input", { type: "radio", name: "language", value: locale, checked: locale === self.locale, onchange: () => dare(act("speak", { locale })) }),
    h("span", {}, name),
  );
}

function toggle(text, on, change) {
  return h("label", { class: "switch" }, h("span", {}, text), h("input", { type: "checkbox", role: "switch", checked: on, onchange: (event) => dare(change(event.target.checked)) }));
}

function deed(text, run, close) {
  return h(
    "button",
    {
      class: "option",
      type: "button",
      onclick: () => {
        close();
        dare(run());
      },
    },
    text,
  );
}

async function dare(promise) {
  try {
    await promise;
  } catch (error) {
    toast(say("refused", { why: error.message }), "bad");
  }
}
