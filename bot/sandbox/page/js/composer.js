// The line to write on: plain words, or a command that is being filled in.

import { Command } from "./command.js";
import { h, icon } from "./dom.js";
import { act } from "./live.js";
import { CommandList, leaves } from "./suggest.js";
import { placeName, store } from "./store.js";
import { say } from "./words.js";

export class Composer {
  /** `come(outcome)` gets what a command came to. */
  constructor(come) {
    this.come = come;
    this.channel = null;
    this.command = null;
    this.popup = h("div", { class: "popup", hidden: true });
    this.list = new CommandList(this.popup, (leaf) => this.begin(leaf));
    this.input = h("textarea", { class: "write", rows: "1", autocomplete: "off", enterkeyhint: "send" });
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("blur", () => setTimeout(() => this.node.contains(document.activeElement) || this.list.hide(), 100));
    this.slash = h("button", { class: "icon-button", type: "button", onclick: () => this.offer() }, icon("slash"));
    this.send = h("button", { class: "icon-button send", type: "button", onclick: () => this.submit() }, icon("send"));
    this.wrong = h("div", { class: "composer-wrong", role: "alert" });
    this.field = h("div", { class: "composer-field" }, this.input);
    this.node = h("div", { class: "composer" }, this.popup, this.wrong, h("div", { class: "composer-line" }, this.slash, this.field, this.send));
  }

  open(channel) {
    this.channel = channel;
    this.leave();
    this.input.value = "";
    this.grow();
    this.slash.setAttribute("aria-label", say("commands"));
    this.send.setAttribute("aria-label", say("send"));
  }

  /** Whether one may write here at all; commands may be used all the same. */
  allow(may) {
    this.may = may;
    const text = may ? say("write", { place: placeName(this.channel) }) : say("closed");
    this.input.placeholder = text;
    this.input.setAttribute("aria-label", text);
  }

  leavesHere() {
    return leaves(store.commands[this.channel] ?? []);
  }

  /** The slash button: what can be typed here. */
  offer() {
    this.leave();
    this.input.value = "/";
    this.input.focus();
    this.typed();
  }

  /** Begin the command of this name, as a tap on its mention does. */
  use(name) {
    const leaf = this.leavesHere().find((each) => each.name === name);
    if (leaf) this.begin(leaf);
  }

  typed() {
    this.grow();
    this.wrong.textContent = "";
    const text = this.input.value;
    if (!text.startsWith("/")) return this.list.hide();
    const exact = /^\/(.+) $/.exec(text) && this.leavesHere().find((leaf) => text === `/${leaf.shown} `);
    if (exact) return this.begin(exact);
    return this.list.show(this.leavesHere(), text.slice(1));
  }

  key(event) {
    if (event.isComposing) return;
    if (this.list.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.submit();
    }
  }

  begin(leaf) {
    this.list.hide();
    this.wrong.textContent = "";
    this.command = new Command(leaf, this.channel, this.popup, {
      send: () => this.submit(),
      leave: () => {
        this.leave();
        this.input.focus();
      },
    });
    this.field.replaceChildren(this.command.node);
    this.command.start();
  }

  leave() {
    this.command?.end();
    this.command = null;
    this.list.hide();
    this.wrong.textContent = "";
    this.field.replaceChildren(this.input);
    this.input.value = "";
    this.grow();
  }

  async submit() {
    if (this.command) return this.run();
    const text = this.input.value.trim();
    if (text.startsWith("/")) {
      this.wrong.textContent = say("noCommand");
    } else if (text && this.may) {
      this.input.value = "";
      this.grow();
      await this.dare(act("say", { channel: this.channel, text }));
    }
    return null;
  }

  async run() {
    const options = this.command.read();
    if (!options) return;
    const { name } = this.command.leaf;
    this.leave();
    this.input.focus();
    const outcome = await this.dare(act("command", { channel: this.channel, name, options }));
    if (!outcome) return;
    if (!outcome.answered) this.wrong.textContent = say("silent");
    this.come(outcome);
  }

  async dare(promise) {
    try {
      return await promise;
    } catch (error) {
      this.wrong.textContent = say("refused", { why: error.message });
      return null;
    }
  }

  /** As high as what is typed. */
  grow() {
    this.input.rows = Math.min(this.input.value.split("\n").length, 6);
  }
}
