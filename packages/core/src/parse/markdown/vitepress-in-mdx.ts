import type { Nodes } from 'mdast';

/** The names of the elements that stand for VitePress's notations in MDX, which could not parse these. */
const elements = { snippet: '_Snippet', include: '_Include' } as const;

const before = '^((?:[ \\t]|[-*+][ \\t]|\\d+[.)][ \\t])*)';
const snippet = new RegExp(`${before}(<<<[ \\t]*\\S.*?)[ \\t]*$`);
/** A comment of HTML, or what it has become in a file whose comments MDX can read. */
const include = new RegExp(`${before}(?:<!--|\\{/\\*)[ \\t]*@include:[ \\t]*(\\S+?)[ \\t]*(?:-->|\\*/\\})[ \\t]*$`);

/** Whether a text may contain such notations. */
export const vitePressInMdx = /<<<|@include:/;

/** Replaces a line that is one of VitePress's notations by an element that MDX can parse. */
export function vitePressToMdx(line: string): string {
  if (!vitePressInMdx.test(line)) return line;
  return line
    .replace(snippet, (_, indent: string, text: string) => indent + elementOf('snippet', text))
    .replace(include, (_, indent: string, path: string) => indent + elementOf('include', `<!--@include: ${path}-->`));
}

function elementOf(kind: keyof typeof elements, text: string): string {
  return `<${elements[kind]} of="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" />`;
}

/** The notation that a node stands for, if it is such an element. */
export function vitePressOf(node: Nodes, kind: keyof typeof elements): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== elements[kind]) return undefined;
  const [attribute] = node.attributes;
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
