// What this page knows: who is here, which commands there are, and every message of every readable channel.
// The feed fills it; whoever draws subscribes to it.

export const store = {
  /** As `views.state_view` on the server. */
  state: null,
  /** By channel id, the commands that may be used there. */
  commands: {},
  /** By channel id, messages by id. */
  messages: new Map(),
  /** Milliseconds by which the server's clock is ahead of ours. */
  ahead: 0,
};

const listeners = { state: new Set(), commands: new Set(), messages: new Set() };

/**
 * Call `listener` after each change of `topic`; for messages with the ids of the channels that changed, and whether
 * this was all that there is (the first letter of a feed).
 */
export function on(topic, listener) {
  listeners[topic].add(listener);
}

function tell(topic, ...what) {
  for (const listener of listeners[topic]) listener(...what);
}

/** Take in one letter of the feed. */
export function receive(letter) {
  if (letter.is === "state") {
    store.state = letter;
    store.ahead = letter.now - Date.now();
    tell("state");
  } else if (letter.is === "commands") {
    store.commands = letter.of;
    tell("commands");
  } else if (letter.is === "messages") {
    tell("messages", take(letter.put, letter.drop), letter.whole);
  }
}

function take(put, drop) {
  const touched = new Set();
  for (const message of put) {
    if (!store.messages.has(message.channel)) store.messages.set(message.channel, new Map());
    store.messages.get(message.channel).set(message.id, message);
    touched.add(message.channel);
  }
  for (const id of drop) {
    for (const [channel, messages] of store.messages) if (messages.delete(id)) touched.add(channel);
  }
  return touched;
}

/** Forget everything, before becoming somebody else. */
export function forget() {
  store.state = null;
  store.commands = {};
  const touched = new Set(store.messages.keys());
  store.messages.clear();
  tell("messages", touched, true);
}

export const now = () => Date.now() + store.ahead;
export const me = () => store.state.people.find((person) => person.key === store.state.me);
export const channel = (id) => store.state.channels.find((each) => each.id === id);
export const isDm = (id) => store.state.dm === id;

/** Messages of a channel, oldest first. */
export function messagesOf(id) {
  const messages = [...(store.messages.get(id)?.values() ?? [])];
  return messages.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}

/** Somebody by id: `{id, name, bot, key}`, or null for a stranger. */
export function user(id) {
  const { bot, people } = store.state;
  if (bot.id === id) return { ...bot, bot: true, key: "bot" };
  return people.find((person) => person.id === id) ?? null;
}

/** How a channel is called in a sentence: `#name`, or `@Bot` for the DM. */
export function placeName(id) {
  return isDm(id) ? `@${store.state.bot.name}` : `#${channel(id)?.name ?? "?"}`;
}

/** How a command is called in the reader's language; `name` is its path, such as `settings show`. */
export function commandName(name) {
  let options = Object.values(store.commands).flat();
  return name
    .split(" ")
    .map((word) => {
      const found = options.find((each) => each.name === word);
      options = found?.options ?? [];
      return found?.shown ?? word;
    })
    .join(" ");
}
