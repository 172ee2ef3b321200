// Choosing in a select: one tap for one value; for several, a list to tick, with what is chosen above it.

import { h, icon, phone } from "./dom.js";
import { openDialog } from "./dialog.js";
import { emojiOf } from "./pieces.js";
import { store } from "./store.js";
import { say } from "./words.js";

const STRING = 3;
const USER = 5;
const CHANNEL = 8;

/** The options of a select: its own, or people and channels for those kinds. */
export function optionsOf(part) {
  if (part.type === STRING) return part.options;
  const people = store.state.people.map((person) => ({ label: person.name, value: person.id }));
  const channels = store.state.channels.map((each) => ({ label: `#${each.name}`, value: each.id }));
  return part.type === USER ? people : part.type === CHANNEL ? channels : [...people, ...channels];
}

/** Let a person choose; `chosen` are the values so far, `done` gets the new ones. */
export function pick(part, chosen, anchor, done) {
  const least = part.min_values ?? 1;
  const most = part.max_values ?? 1;
  const options = optionsOf(part);
  const values = new Set(chosen.filter((value) => options.some((option) => option.value === value)));
  const several = most > 1;
  const title = part.placeholder || say("choose");
  const chips = h("div", { class: "picked", "aria-live": "polite" });
  const rows = options.map((option) => row(option, several, () => toggle(option)));
  const list = h("div", { class: "options", role: "listbox", "aria-multiselectable": several && "true", "aria-label": title }, rows);
  const button = h("button", { class: "button primary wide", type: "button", onclick: () => finish() });
  const { close } = openDialog({
    title,
    content: [several && chips, list],
    footer: several && button,
    anchor,
    look: "picker",
  });
  list.addEventListener("keydown", (event) => walk(event, rows));
  show();
  (rows.find((node) => node.getAttribute("aria-selected") === "true") ?? rows[0])?.focus({ preventScroll: phone.matches });

  function toggle(option) {
    if (!several) {
      values.clear();
      values.add(option.value);
      finish();
      return;
    }
    if (!values.delete(option.value) && values.size < most) values.add(option.value);
    show();
  }

  function show() {
    options.forEach((option, index) => {
      const on = values.has(option.value);
      rows[index].setAttribute("aria-selected", String(on));
      rows[index].toggleAttribute("aria-disabled", several && !on && values.size >= most);
    });
    chips.replaceChildren(
      ...[...values].map((value) => {
        const option = options.find((each) => each.value === value);
        return h("button", { class: "chip", type: "button", onclick: () => toggle(option) }, option.emoji && emojiOf(option.emoji), option.label, icon("close"));
      }),
    );
    const range = least === most ? `${most}` : `${least}–${most}`;
    button.disabled = values.size < least || values.size > most;
    button.replaceChildren(say("done"), h("span", { class: "count" }, `${values.size} / ${range}`));
  }

  function finish() {
    close();
    done([...values]);
  }
}

function row(option, several, choose) {
  return h(
    "button",
    { class: "option", type: "button", role: "option", onclick: choose },
    option.emoji && emojiOf(option.emoji),
    h("span", { class: "option-text" }, h("span", { class: "option-label" }, option.label), option.description && h("span", { class: "option-about" }, option.description)),
    h("span", { class: several ? "tick box" : "tick", "aria-hidden": "true" }, icon("check")),
  );
}

/** Arrow keys, Home and End move through a list of buttons. */
export function walk(event, rows) {
  const here = rows.indexOf(document.activeElement);
  const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[(to + rows.length) % rows.length].focus();
}
