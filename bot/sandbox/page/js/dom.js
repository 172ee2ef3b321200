// Making elements. Text is always text: nothing here reads markup.

/** An element with properties (`on…` are listeners, `data` is its dataset) and children; falsy ones are left out. */
export function h(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "value") node.value = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child || child === 0));
  return node;
}

const SHAPES = {
  hash: "M10 3 8 21M16 3l-2 18M4 8.5h17M3 15.5h17",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.5 7.1",
  gear: "M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Zm7.6-3.2 1.9 1.5-2 3.4-2.3-.8-1.9 1.1-.4 2.4H11l-.4-2.4-1.9-1.1-2.3.8-2-3.4L6.3 12l-1.9-1.5 2-3.4 2.3.8 1.9-1.1.4-2.4h3.9l.4 2.4 1.9 1.1 2.3-.8 2 3.4Z",
  down: "m6 9 6 6 6-6",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M4 6h16M4 12h16M4 18h16",
  send: "M4 12 3 4l18 8-18 8 1-8Zm0 0h9",
  eye: "M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  check: "m5 12.5 4.5 4.5L19 7.5",
  plus: "M12 5v14M5 12h14",
  out: "M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5",
  slash: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm10 4-6 10",
  curve: "M20 6H11a6 6 0 0 0-6 6v6",
};

/** A line icon of 24 by 24, in the colour of the text around it; hidden from screen readers. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

/** Whether the window is as narrow as a phone; the same bound as in the style sheets. */
export const phone = matchMedia("(max-width: 899px)");
