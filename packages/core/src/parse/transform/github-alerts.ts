import type { Blockquote, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { type ParseState, sourceOfNode } from '../parse-state.js';
import { walkMdast } from '../walk.js';

/** The line that a quote begins with, and what precedes the text of the next one. */
const marker = /^\[!([A-Za-z]+)\][ \t]*(?:\r?\n[ \t>]*|$)/;

/**
 * Makes admonitions of the alerts of GitHub: quotes whose first line is `[!NOTE]` alone, or another type that the site has.
 *
 * @see https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#alerts
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

/** Takes the first line out of a quote that is an alert, and gives its type. */
function takeMarker(quote: Blockquote, state: ParseState): string | undefined {
  const [first] = quote.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [written, type = ''] = marker.exec(sourceOfNode(text, state)) ?? [];
  const name = type.toLowerCase();
  if (written === undefined || !state.context.admonitions.has(name) || !endsLine(first)) return undefined;
  const value = text.value.replace(/^[^\n]*\n?/, '');
  if (value !== '') Object.assign(text, { value, ...placeAfter(text, written) });
  else first.children.splice(0, first.children[1]?.type === 'break' ? 2 : 1);
  if (first.children.length === 0) quote.children.shift();
  return name;
}

/** Whether nothing but an end of line follows a text that is all on the first line. */
function endsLine({ children: [text, next] }: Paragraph): boolean {
  return next === undefined || next.type === 'break' || (text?.type === 'text' && text.value.includes('\n'));
}

/** The position of a text without the lines that it began with. */
function placeAfter({ position }: Paragraph['children'][number], written: string): Pick<Paragraph, 'position'> {
  if (position?.start.offset === undefined) return {};
  const start = {
    line: position.start.line + 1,
    column: written.length - written.lastIndexOf('\n'),
    offset: position.start.offset + written.length,
  };
  return { position: { ...position, start } };
}
