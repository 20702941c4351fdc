import type { OldParser, OldPoint, Tokenizer } from './tokenizer.js';

/** The start of the first line: its colons, the rest of its name, and its title. */
const opening = /^(:{3,})([^\n]*)\n/;
const escaped = /\\(:{3,})/g;

/**
 * Reads an admonition of Docusaurus 2 as a container directive. It ends with the next line that begins with as many
 * colons, whatever follows them; a line of fewer colons opens another admonition, which ends likewise. Without such a
 * line it extends to the end of the block around it.
 */
export const readAdmonition: Tokenizer = function (eat, text, silent) {
  const [start, colons = '', rest = ''] = opening.exec(text) ?? [];
  const name = start === undefined ? undefined : [...this.admonitions].find((known) => rest.startsWith(known));
  if (name === undefined || start === undefined) return false;
  if (silent) return true;
  const { content, length, isClosed } = contentOf(text.slice(start.length), colons.length);
  const title = rest.slice(name.length).replace(/^ +/, '');
  const at = eat.now();
  const add = eat(text.slice(0, start.length + length));
  return add({
    type: 'containerDirective',
    name,
    attributes: {},
    data: { isClosed },
    children: [
      ...titleOf(title, { ...at, column: at.column + start.length - 1 - title.length }, this),
      ...blocksOf(content.replace(escaped, '$1'), at, this),
    ],
  });
};

interface Content {
  readonly content: string;
  /** The number of characters, with the closing line. */
  readonly length: number;
  readonly isClosed: boolean;
}

/** The lines of an admonition up to the one that closes it. */
function contentOf(text: string, colons: number): Content {
  const open = [colons];
  const lines = text.split('\n');
  const end = lines.findIndex((line) => {
    const found = /^:{3,}/.exec(line)?.[0].length;
    if (found === open.at(-1)) open.pop();
    else if (found !== undefined && found < (open.at(-1) as number)) open.push(found);
    return open.length === 0;
  });
  const isClosed = end !== -1;
  const closing = isClosed ? end : lines.length;
  const length = lines.slice(0, closing + 1).join('\n').length;
  return { content: lines.slice(0, closing).join('\n'), length, isClosed };
}

function titleOf(title: string, at: OldPoint, parser: OldParser): object[] {
  if (title === '') return [];
  const children = parser.tokenizeInline(title, { ...at, offset: parser.toOffset(at) });
  return [{ type: 'paragraph', data: { directiveLabel: true }, children }];
}

function blocksOf(content: string, { line }: OldPoint, parser: OldParser): object[] {
  const start = { line: line + 1, column: (parser.offset[line + 1] ?? 0) + 1 };
  const leave = parser.enterBlock();
  const blocks = parser.tokenizeBlock(content, { ...start, offset: parser.toOffset(start) });
  leave();
  return blocks;
}
