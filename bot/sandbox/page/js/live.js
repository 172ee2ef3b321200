// The two ways to the server: the feed that comes by itself, and what a person does.

import { receive, forget, store } from "./store.js";

const RETRY = 1000;

let socket = null;
let wanted = null;

/** Be somebody: listen to the feed as this person, and again whenever the line breaks. */
export function become(person) {
  wanted = person;
  forget();
  socket?.close();
  listen(person);
}

function listen(person) {
  const address = new URL(`/live?me=${encodeURIComponent(person)}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const line = (socket = new WebSocket(address));
  let fresh = true;
  line.onmessage = ({ data }) => {
    if (line !== socket) return;
    if (fresh) forget();
    fresh = false;
    document.body.classList.remove("offline");
    receive(JSON.parse(data));
  };
  line.onclose = () => {
    if (line !== socket) return;
    document.body.classList.add("offline");
    setTimeout(() => wanted === person && line === socket && listen(person), RETRY);
  };
}

/** What Discord would refuse. */
export class Refused extends Error {}

/** Do something as the current person; what came of it. Throws `Refused` with the reason. */
export async function act(deed, details = {}) {
  const response = await fetch(`/do/${deed}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ me: store.state?.me ?? wanted, ...details }),
  });
  const answer = response.headers.get("Content-Type")?.startsWith("application/json")
    ? await response.json()
    : { error: await response.text() };
  if (!response.ok) throw new Refused(answer.error);
  return answer;
}
