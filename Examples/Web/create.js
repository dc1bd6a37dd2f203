/** Creates an element with these properties and children. */
export function create(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Links each rule that a caption cites, such as "R6", to the rule's text. */
export const linked = (rules) =>
  rules
    .split(/([RA]\d+)/)
    .map((part, index) =>
      index % 2
        ? create("a", { href: `#${part}`, textContent: part })
        : part,
    );
