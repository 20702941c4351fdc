import type { Blockquote, Paragraph, PhrasingContent, Root, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { ParseState } from '../../parse-state.js';
import { sourceOfNode } from '../../tree/node-place.js';
import { walkMdast } from '../../tree/walk.js';

/** The marker at the start of a quote's first line. A `+` after it means initially open, which all of them are here. */
const marker = /^\[!([A-Za-z]+)\]\+?(?=[ \t\r\n]|$)[ \t]*/;

/** The end of a line, and the prefix of the next line's text. */
const lineEnd = /^[^\n]*\n[ \t>]*/;

/**
 * Turns GitHub alerts into admonitions: quotes whose first line is `[!NOTE]`, or another of the site's types. Further
 * text on that line is the title, as in VitePress and Obsidian; GitHub leaves such a quote as it is.
 *
 * @see
 *   https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#alerts
 * @see https://help.obsidian.md/callouts#Change+the+title
 */
export function readAlerts(tree: Root, state: ParseState): void {
  if (!state.texts.some((text) => text.includes('[!'))) return;
  walkMdast(tree, (node, index, parent) => {
    if (node.type !== 'blockquote' || parent === undefined) return undefined;
    const name = takeMarker(node, state);
    if (name !== undefined) parent.children[index] = admonition(name, node);
    return undefined;
  });
}

function admonition(name: string, { children, position }: Blockquote): ContainerDirective {
  return {
    type: 'containerDirective',
    name,
    children,
    data: { hName: 'admonition', hProperties: { dataType: name } },
    ...(position && { position }),
  };
}

/** Removes the marker line from a quote that is an alert, except for its title, and returns the type. */
function takeMarker(quote: Blockquote, state: ParseState): string | undefined {
  const [first] = quote.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [written, type = ''] = marker.exec(sourceOfNode(text, state)) ?? [];
  const name = type.toLowerCase();
  if (written === undefined || !state.context.admonitions.has(name) || !isApart(first, written)) return undefined;
  const { line, rest } = splitLine(first.children, state);
  const title = [startAfter(text, line[0] as Text, written), ...line.slice(1)].filter(
    (node) => node.type !== 'text' || node.value !== '',
  );
  quote.children.splice(0, 1, ...titleOf(title, first), ...(rest.length === 0 ? [] : [{ ...first, children: rest }]));
  return name;
}

/** Whether the marker is followed by a line end or a blank. */
function isApart({ children: [text, next] }: Paragraph, marker: string): boolean {
  const isWhole = text?.type === 'text' && text.value.trimEnd() === marker.trimEnd();
  return !isWhole || /\s$/.test(text.value) || /[ \t]$/.test(marker) || next === undefined || next.type === 'break';
}

/** Splits the nodes of the first line from the others. */
function splitLine(
  nodes: readonly PhrasingContent[],
  state: ParseState,
): { readonly line: PhrasingContent[]; readonly rest: PhrasingContent[] } {
  const at = nodes.findIndex((node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')));
  const end = nodes[at];
  if (end === undefined) return { line: [...nodes], rest: [] };
  const [line, rest] = [nodes.slice(0, at), nodes.slice(at + 1)];
  if (end.type !== 'text') return { line, rest };
  const [head = '', ...others] = end.value.split('\n');
  const [written = ''] = lineEnd.exec(sourceOfNode(end, state)) ?? [];
  const tail: Text = { ...end, value: others.join('\n'), ...placeAfter(end, written) };
  return { line: [...line, { ...end, value: head }], rest: [tail, ...rest] };
}

/** The text of the first line, without the marker. */
function startAfter(text: Text, { value }: Text, marker: string): Text {
  return { ...text, value: value.slice(marker.trimEnd().length).trim() === '' ? '' : value.slice(marker.length) };
}

function titleOf(children: PhrasingContent[], { position }: Paragraph): Paragraph[] {
  if (children.length === 0) return [];
  return [{ type: 'paragraph', children, data: { hName: 'admonition-title' }, ...(position && { position }) }];
}

/** The position of a text without its first lines. */
function placeAfter({ position }: Text, written: string): Pick<Text, 'position'> {
  if (position?.start.offset === undefined) return {};
  const start = {
    line: position.start.line + 1,
    column: written.length - written.lastIndexOf('\n'),
    offset: position.start.offset + written.length,
  };
  return { position: { ...position, start } };
}
