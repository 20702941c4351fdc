import type { Blockquote, Paragraph, PhrasingContent, Root, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { sourceOfNode } from '../node-place.js';
import type { ParseState } from '../parse-state.js';
import { walkMdast } from '../walk.js';

/** What the first line of a quote begins with. A `+` after it says that readers find it open, as they do here. */
const marker = /^\[!([A-Za-z]+)\]\+?(?=[ \t\r\n]|$)[ \t]*/;

/** The end of a line, and what precedes the text of the next one. */
const lineEnd = /^[^\n]*\n[ \t>]*/;

/**
 * Makes admonitions of the alerts of GitHub: quotes whose first line is `[!NOTE]`, or another type that the site has.
 * What follows on that line is its title, as in VitePress and Obsidian; GitHub leaves such a quote as it is.
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

/** Takes the first line out of a quote that is an alert, all but its title, and gives its type. */
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

/** Whether a line ends after the marker, or a blank does. */
function isApart({ children: [text, next] }: Paragraph, marker: string): boolean {
  const isWhole = text?.type === 'text' && text.value.trimEnd() === marker.trimEnd();
  return !isWhole || /[ \t]$/.test(marker) || next === undefined || next.type === 'break';
}

/** The nodes of the first line, and those of the others. */
function splitLine(
  nodes: readonly PhrasingContent[],
  state: ParseState,
): { readonly line: PhrasingContent[]; readonly rest: PhrasingContent[] } {
  const at = nodes.findIndex((node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')));
  const end = nodes[at];
  if (end === undefined) return { line: [...nodes], rest: [] };
  const [line, rest] = [nodes.slice(0, at), nodes.slice(at + 1)];
  if (end.type !== 'text') return { line, rest };
  const [head, ...others] = end.value.split('\n');
  const [written = ''] = lineEnd.exec(sourceOfNode(end, state)) ?? [];
  const tail: Text = { ...end, value: others.join('\n'), ...placeAfter(end, written) };
  return { line: [...line, { ...end, value: head as string }], rest: [tail, ...rest] };
}

/** The text that the first line begins with, without the marker. */
function startAfter(text: Text, { value }: Text, marker: string): Text {
  return { ...text, value: value.slice(marker.trimEnd().length).trim() === '' ? '' : value.slice(marker.length) };
}

function titleOf(children: PhrasingContent[], { position }: Paragraph): Paragraph[] {
  if (children.length === 0) return [];
  return [{ type: 'paragraph', children, data: { hName: 'admonition-title' }, ...(position && { position }) }];
}

/** The position of a text without the lines that it began with. */
function placeAfter({ position }: Text, written: string): Pick<Text, 'position'> {
  if (position?.start.offset === undefined) return {};
  const start = {
    line: position.start.line + 1,
    column: written.length - written.lastIndexOf('\n'),
    offset: position.start.offset + written.length,
  };
  return { position: { ...position, start } };
}
