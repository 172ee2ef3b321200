// One place to be: a channel or the DM, with its header, its messages and the line to write on.

import { act } from "./live.js";
import { Composer } from "./composer.js";
import { h, icon } from "./dom.js";
import { toast } from "./dialog.js";
import { openForm } from "./form.js";
import { History } from "./history.js";
import { avatar } from "./pieces.js";
import { pick } from "./picker.js";
import { channel, isDm, placeName, store } from "./store.js";
import { say } from "./words.js";
import { view } from "./viewer.js";

export class Pane {
  /** `jump(channel, message)` shows a message anywhere; `buttons` stand in the header. */
  constructor({ jump, before = [], after = [] }) {
    this.channel = null;
    this.local = new Map(); // by message id, what only this page knows: {busy, failed, chosen}
    const links = { jump, use: (name) => this.composer.use(name) };
    const hands = {
      links,
      tap: (message, part) => this.tap(message, part),
      pick: (message, part, anchor) => this.pick(message, part, anchor),
      look: view,
      dismiss: (message) => this.dare(act("dismiss", { channel: message.channel, message: message.id })),
    };
    this.links = links;
    this.history = new History(hands, (id) => this.local.get(id) ?? {});
    this.composer = new Composer((outcome) => this.come(outcome));
    this.title = h("div", { class: "title" });
    this.node = h("section", { class: "pane" }, h("header", { class: "bar" }, before, this.title, after), this.history.node, this.composer.node);
  }

  open(id) {
    if (this.channel === id) return;
    this.channel = id;
    this.local.clear();
    this.history.open(id);
    this.composer.open(id);
    this.describe();
  }

  /** Draw what the state says: name, topic, whether one may write. */
  describe() {
    const here = channel(this.channel);
    this.node.setAttribute("aria-label", placeName(this.channel));
    this.title.replaceChildren(
      isDm(this.channel) ? avatar(store.state.bot.id) : icon("hash"),
      h("h1", {}, isDm(this.channel) ? store.state.bot.name : here?.name),
      here?.topic ? h("span", { class: "topic", title: here.topic }, here.topic) : "",
    );
    this.composer.allow(isDm(this.channel) || Boolean(here?.writes));
  }

  /** Messages of these channels changed. What was chosen or failed is forgotten where the message was edited. */
  update(touched) {
    if (!touched.has(this.channel)) return;
    for (const [id, { parts }] of this.local) {
      const message = store.messages.get(this.channel)?.get(id);
      if (!message || JSON.stringify(message.parts) !== parts) this.local.delete(id);
    }
    this.history.update();
  }

  know(message, facts) {
    const parts = JSON.stringify(store.messages.get(message.channel)?.get(message.id)?.parts);
    this.local.set(message.id, { ...this.local.get(message.id), parts, ...facts });
    this.history.update();
  }

  async tap(message, part) {
    await this.touch(message, part, "tap", {});
  }

  pick(message, part, anchor) {
    const chosen = this.local.get(message.id)?.chosen ?? {};
    const defaults = (part.options ?? []).filter((option) => option.default).map((option) => option.value);
    pick(part, chosen[part.custom_id] ?? defaults, anchor, (values) => {
      this.know(message, { chosen: { ...chosen, [part.custom_id]: values } });
      this.touch(message, part, "choose", { values });
    });
  }

  /** Use a control of a message: it waits, and says so if the bot never answers. */
  async touch(message, part, deed, details) {
    const busy = () => this.local.get(message.id)?.busy ?? [];
    const free = () => busy().filter((each) => each !== part.custom_id);
    if (busy().includes(part.custom_id)) return;
    this.know(message, { busy: [...busy(), part.custom_id], failed: false });
    try {
      const outcome = await act(deed, { channel: message.channel, message: message.id, custom_id: part.custom_id, ...details });
      this.settle(message, { busy: free(), failed: !outcome.answered });
      this.come(outcome);
    } catch (error) {
      this.settle(message, { busy: free() });
      toast(say("refused", { why: error.message }), "bad");
    }
  }

  settle(message, facts) {
    if (this.local.has(message.id)) this.know(message, facts);
  }

  /** What an interaction came to, beyond what the feed brings. */
  come(outcome) {
    if (!outcome.form) return;
    openForm(outcome.form, this.links, async (values) => {
      const answer = await act("submit", { interaction: outcome.interaction, values });
      if (!answer.answered) throw new Error(say("silent"));
      this.come(answer);
    });
  }

  async dare(promise) {
    try {
      return await promise;
    } catch (error) {
      toast(say("refused", { why: error.message }), "bad");
      return null;
    }
  }
}
