// Lists above the writing line: commands to begin, values for an option.

import { h } from "./dom.js";
import { avatar } from "./pieces.js";
import { store } from "./store.js";
import { locale, say } from "./words.js";

const GROUPS = new Set([1, 2]);

/** Every command that can be sent, subcommands by their whole path: `{name, shown, about, options}`. */
export function leaves(commands, path = [], shownPath = []) {
  return commands.flatMap((command) => {
    const names = [...path, command.name];
    const shown = [...shownPath, command.shown];
    const inner = command.options.filter((option) => GROUPS.has(option.type));
    if (inner.length) return leaves(inner, names, shown);
    return [{ ...command, name: names.join(" "), shown: shown.join(" ") }];
  });
}

/** Letters as one searches for them: small, without accents. */
export const plain = (text) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/đ/g, "d");

/** A list with one row lit, moved by arrow keys, chosen by Enter, Tab or a tap. */
export class List {
  constructor(popup) {
    this.popup = popup;
    this.rows = [];
    this.at = 0;
  }

  /** Rows are `{title, about, lead, tail, choose}`; without any the `empty` text stands there. */
  fill(heading, rows, empty) {
    this.rows = rows;
    this.at = 0;
    this.nodes = rows.map((row, index) =>
      h(
        "div",
        {
          class: "suggestion",
          role: "option",
          id: `suggestion-${index}`,
          onmousedown: (event) => event.preventDefault(), // the keyboard stays in the line
          onclick: () => row.choose(),
          onmousemove: () => this.light(index),
        },
        row.lead,
        h("span", { class: "suggestion-text" }, h("span", { class: "suggestion-title" }, row.title), row.about && h("span", { class: "suggestion-about" }, row.about)),
        row.tail && h("span", { class: "suggestion-tail" }, row.tail),
      ),
    );
    const list = h("div", { class: "suggestions", role: "listbox", "aria-label": heading }, this.nodes);
    this.popup.replaceChildren(h("div", { class: "popup-head" }, heading), rows.length ? list : h("div", { class: "popup-empty" }, empty));
    this.popup.hidden = false;
    this.light(0, false);
  }

  light(index, scroll = true) {
    this.nodes[this.at]?.setAttribute("aria-selected", "false");
    this.at = index;
    const node = this.nodes[index];
    node?.setAttribute("aria-selected", "true");
    if (scroll) node?.scrollIntoView({ block: "nearest" });
  }

  get shown() {
    return !this.popup.hidden && this.rows.length > 0;
  }

  hide() {
    this.popup.hidden = true;
    this.rows = [];
  }

  /** Whether the key was for the list. */
  key(event) {
    if (!this.shown) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) this.light((this.at + step + this.rows.length) % this.rows.length);
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) this.rows[this.at].choose();
    else return false;
    event.preventDefault();
    return true;
  }
}

/** The commands of a channel, by what is typed after the slash. */
export class CommandList extends List {
  constructor(popup, begin) {
    super(popup);
    this.begin = begin;
  }

  show(commands, typed) {
    const wanted = plain(typed.trim());
    const fits = (leaf) => plain(leaf.shown).includes(wanted) || leaf.name.includes(wanted);
    const rank = (leaf) => (plain(leaf.shown).startsWith(wanted) || leaf.name.startsWith(wanted) ? 0 : 1);
    const rows = commands
      .filter(fits)
      .sort((a, b) => rank(a) - rank(b) || a.shown.localeCompare(b.shown, locale()))
      .map((leaf) => ({
        lead: avatar(store.state.bot.id),
        title: [`/${leaf.shown}`, ...leaf.options.filter((option) => option.required).map((option) => h("span", { class: "wants" }, option.shown))],
        about: leaf.about,
        tail: store.state.bot.name,
        choose: () => this.begin(leaf),
      }));
    this.fill(say("commands"), rows, say("noCommand"));
  }

  key(event) {
    if (event.key === "Escape" && !this.popup.hidden) {
      this.hide();
      return true;
    }
    return super.key(event);
  }
}
