/** An XML element with text, or with child elements. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children?: readonly XmlNode[];
  readonly text?: string;
}

/** Prints an XML document, one element per line, without a trailing newline. */
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

/** Characters that XML 1.0 does not allow, not even as references: https://www.w3.org/TR/xml/#charsets */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function escapeText(text: string): string {
  return text.replace(forbidden, '\uFFFD').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes line ends and tabs, too, because parsers convert them to spaces in attributes. */
function escapeAttribute(text: string): string {
  return escapeText(text)
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
