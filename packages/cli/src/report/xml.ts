/** An element of an XML file: with a text, or with other elements in it. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children?: readonly XmlNode[];
  readonly text?: string;
}

/** Prints an XML document, an element a line, without a newline at its end. */
export function printXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${printNode(root, '')}`;
}

function printNode({ name, attributes, children = [], text }: XmlNode, indent: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`);
  const start = `${indent}<${name}${written.join('')}`;
  if (text !== undefined) return `${start}>${escapeText(text)}</${name}>`;
  if (children.length === 0) return `${start}/>`;
  return [`${start}>`, ...children.map((child) => printNode(child, `${indent}  `)), `${indent}</${name}>`].join('\n');
}

/** Characters that XML 1.0 allows in no form, not even as a reference: https://www.w3.org/TR/xml/#charsets */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function escapeText(text: string): string {
  return text.replace(forbidden, '\uFFFD').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Line ends and tabs are references, as a parser makes spaces of those that stand in an attribute. */
function escapeAttribute(text: string): string {
  return escapeText(text)
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
