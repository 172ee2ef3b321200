// A command that is being filled in: its name and a pill for each option, with what can go into it above.

import { h } from "./dom.js";
import { act } from "./live.js";
import { avatar } from "./pieces.js";
import { store } from "./store.js";
import { List, plain } from "./suggest.js";
import { say } from "./words.js";

const TYPE = { INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, MENTIONABLE: 9, NUMBER: 10 };
const TYPING = 150;

/** One option: the text in its pill, and the value that was picked for this text (else the text is the value). */
class Slot {
  constructor(option) {
    this.option = option;
    this.picked = undefined;
    this.input = h("input", {
      class: "pill-input",
      autocomplete: "off",
      enterkeyhint: "next",
      inputmode: option.type === TYPE.INTEGER ? "numeric" : null,
      "aria-label": option.shown,
      size: "1",
    });
    this.node = h("label", { class: "pill" }, h("span", { class: "pill-name" }, option.shown), this.input);
  }

  fit() {
    this.input.size = Math.max(this.input.value.length, 1);
  }

  set(shown, value) {
    this.input.value = shown;
    this.picked = value;
    this.fit();
  }

  get empty() {
    return this.picked === undefined && this.input.value.trim() === "";
  }

  /** The value as the server takes it, or undefined for one that cannot be. */
  get value() {
    if (this.picked !== undefined) return this.picked;
    const text = this.input.value.trim();
    const { type, choices } = this.option;
    const choice = choices.find((each) => plain(each.shown) === plain(text));
    if (choice) return String(choice.value);
    if (choices.length || [TYPE.BOOLEAN, TYPE.USER, TYPE.CHANNEL, TYPE.MENTIONABLE].includes(type)) return undefined;
    if (type === TYPE.INTEGER && !/^-?\d+$/.test(text)) return undefined;
    return text;
  }
}

export class Command {
  /** `hands` are `send()` and `leave()`. */
  constructor(leaf, channel, popup, hands) {
    this.leaf = leaf;
    this.channel = channel;
    this.hands = hands;
    this.list = new List(popup);
    this.slots = [];
    this.asked = 0;
    this.tail = h("input", { class: "pill-tail", autocomplete: "off", enterkeyhint: "send", "aria-label": say("options_of", { name: `/${leaf.shown}` }) });
    this.tail.addEventListener("focus", () => this.more());
    this.tail.addEventListener("input", () => this.more());
    this.tail.addEventListener("keydown", (event) => this.key(event, null));
    this.node = h("div", { class: "command" }, h("span", { class: "command-name" }, `/${leaf.shown}`), this.tail);
    for (const option of leaf.options.filter((each) => each.required)) this.add(option);
  }

  start() {
    this.next();
  }

  end() {
    this.asked += 1;
    this.list.hide();
  }

  /** The values by option name; null, with the faulty option lit, where something is missing. */
  read() {
    for (const slot of this.slots) {
      if (slot.empty ? slot.option.required : slot.value === undefined) {
        slot.node.classList.add("wrong");
        slot.input.focus();
        return null;
      }
    }
    return Object.fromEntries(this.slots.filter((slot) => !slot.empty).map((slot) => [slot.option.name, slot.value]));
  }

  add(option) {
    const slot = new Slot(option);
    slot.input.addEventListener("focus", () => this.suggest(slot));
    slot.input.addEventListener("input", () => {
      slot.picked = undefined;
      slot.node.classList.remove("wrong");
      slot.fit();
      this.suggest(slot);
    });
    slot.input.addEventListener("keydown", (event) => this.key(event, slot));
    this.slots.push(slot);
    this.tail.before(slot.node);
    return slot;
  }

  remove(slot) {
    const index = this.slots.indexOf(slot);
    this.slots.splice(index, 1);
    slot.node.remove();
    (this.slots[index - 1]?.input ?? this.tail).focus();
  }

  /** To the next option that must be filled, or to the end. */
  next() {
    const missing = this.slots.find((slot) => slot.option.required && slot.empty);
    (missing?.input ?? this.tail).focus();
  }

  key(event, slot) {
    if (event.isComposing) return;
    const input = slot?.input ?? this.tail;
    if (this.list.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      const missing = this.slots.some((each) => each.option.required && each.empty);
      if (slot && missing && !slot.empty) this.next();
      else this.hands.send();
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.hands.leave();
    } else if (event.key === "Backspace" && input.value === "") {
      event.preventDefault();
      this.back(slot);
    }
  }

  back(slot) {
    if (slot && !slot.option.required) this.remove(slot);
    else if (slot) {
      const before = this.slots[this.slots.indexOf(slot) - 1];
      if (before) before.input.focus();
      else this.hands.leave();
    } else if (this.slots.length) this.slots.at(-1).input.focus();
    else this.hands.leave();
  }

  /** The options that can still be added. */
  more() {
    this.asked += 1;
    const typed = plain(this.tail.value.trim());
    const left = this.leaf.options.filter((option) => !this.slots.some((slot) => slot.option === option) && plain(option.shown).includes(typed));
    if (!left.length) return this.list.hide();
    const rows = left.map((option) => ({
      title: option.shown,
      about: option.about,
      choose: () => {
        this.tail.value = "";
        this.add(option).input.focus();
      },
    }));
    this.list.fill(`/${this.leaf.shown} · ${say("options")}`, rows, "");
    // Enter sends; an option is added by Tab, by an arrow and Enter, or by a tap.
    this.list.key = (event) => this.tailKey(event);
    this.list.light(-1, false);
    return null;
  }

  tailKey(event) {
    const { list } = this;
    if (!list.shown) return false;
    if (event.key === "Enter" && list.at < 0) return false;
    if (event.key === "ArrowUp" && list.at < 0) list.light(list.rows.length - 1);
    else if (event.key === "ArrowUp" || event.key === "ArrowDown") list.light((list.at + (event.key === "ArrowDown" ? 1 : -1) + list.rows.length) % list.rows.length);
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) list.rows[Math.max(list.at, 0)].choose();
    else return false;
    event.preventDefault();
    return true;
  }

  /** What can go into an option. */
  async suggest(slot) {
    delete this.list.key;
    const { option } = slot;
    const asked = (this.asked += 1);
    const typed = slot.picked === undefined ? slot.input.value : "";
    const fits = (row) => plain(row.shown).includes(plain(typed.trim()));
    if (option.completes) {
      if (slot.picked === undefined && !this.list.shown) this.show(slot, [], say("loading"));
      await new Promise((done) => setTimeout(done, typed ? TYPING : 0));
      if (asked !== this.asked) return;
      const found = await this.complete(slot, typed);
      if (asked === this.asked) this.show(slot, found, say("nothing"));
    } else {
      this.show(slot, this.known(option).filter(fits), "");
    }
  }

  async complete(slot, value) {
    const options = Object.fromEntries(this.slots.filter((each) => each !== slot && !each.empty && each.value !== undefined).map((each) => [each.option.name, each.value]));
    try {
      const { choices } = await act("complete", { channel: this.channel, name: this.leaf.name, option: slot.option.name, value, options });
      return (choices ?? []).map((choice) => ({ shown: choice.name, value: String(choice.value) }));
    } catch {
      return [];
    }
  }

  /** Values that Discord itself knows. */
  known({ type, choices }) {
    const { people, channels } = store.state;
    if (choices.length) return choices.map((choice) => ({ shown: choice.shown, value: String(choice.value) }));
    if (type === TYPE.BOOLEAN) return [{ shown: say("yes"), value: true }, { shown: say("no"), value: false }];
    if (type === TYPE.USER || type === TYPE.MENTIONABLE) return people.map((person) => ({ shown: `@${person.name}`, value: person.id, lead: avatar(person.id) }));
    if (type === TYPE.CHANNEL) return channels.map((each) => ({ shown: `#${each.name}`, value: each.id }));
    return [];
  }

  show(slot, values, empty) {
    const rows = values.map(({ shown, value, lead }) => ({
      lead,
      title: shown,
      choose: () => {
        slot.set(shown, value);
        slot.node.classList.remove("wrong");
        this.next();
      },
    }));
    const { option } = slot;
    const about = [h("strong", {}, option.shown), " ", option.about, option.required ? "" : ""];
    this.list.fill(option.shown, rows, empty);
    this.list.popup.firstChild.replaceChildren(...about.filter(Boolean));
  }
}
