import type { Text } from 'mdast';
import type { ParseState } from '../parse-state.js';
import { sourceOfNode } from '../tree/node-place.js';
import type { ParentNode } from '../tree/walk.js';

/** A line, or a part of one, in the source of a text. */
export interface TextLine {
  /** Without indentation and the marks of quotations. */
  readonly words: string;
  /** Where the words begin in the source of the text. */
  readonly offset: number;
  /** Whether they begin a line of the file, apart from indentation and marks of lists and quotations. */
  readonly isStart: boolean;
  /** Whether they end a line of the file. */
  readonly isEnd: boolean;
}

/** The lines of a text as written. Texts created by plugins have none. */
export function linesOfText(node: Text, index: number, parent: ParentNode | undefined, state: ParseState): TextLine[] {
  const source = sourceOfNode(node, state);
  if (source === '') return [];
  const opens = index === 0 && parent?.type === 'paragraph';
  const ends = index + 1 === parent?.children.length;
  const written = source.split('\n');
  let offset = 0;
  return written.map((line, number) => {
    const start = offset;
    offset += line.length + 1;
    const indent = number === 0 ? 0 : (/^[ \t>]*/.exec(line)?.[0].length ?? 0);
    const isLast = number + 1 === written.length;
    return {
      words: line.slice(indent),
      offset: start + indent,
      isStart: number > 0 || opens,
      isEnd: !isLast || ends,
    };
  });
}

/** Whether no plugin has changed this part of a text, so that it still equals its source. */
export function isShownAsWritten(written: string, node: Text): boolean {
  return node.value.includes(written);
}
