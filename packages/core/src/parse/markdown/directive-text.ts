import type { Root, Text } from 'mdast';
import type { ParseState } from '../parse-state.js';
import { placeWithin, type Spot } from '../tree/node-place.js';
import { walkMdast } from '../tree/walk.js';
import { isShownAsWritten, linesOfText, type TextLine } from './text-lines.js';

/** Three or more colons, as in the lines around a block. They are escaped before a name that no block may have. */
const fences = /(?<![\\:])(?::{3,}|(?:\\:){3,})/g;

const opening = /^(:{3,}|(?:\\:){3,})(\p{L}[\p{L}\p{N}_-]*)(?=(\[[^\]]*\])?(.*)$)/u;
const spacedOpening = /^:{3,}[ \t]+\p{L}/u;
const closing = /^:{3,}[ \t]*$/;

/**
 * Reports lines of blocks that readers see as text: one with a malformed label or malformed attributes opens none, and
 * one without a block before it closes none. Runs after the site's plugins, which may interpret them. The end of a
 * block whose opening line is text, and is reported here or as another tool's notation, is not reported as well.
 */
export function findDirectiveText(tree: Root, state: ParseState): void {
  if (countFences(state.texts) <= countRead(state)) return;
  let open = 0;
  walkMdast(tree, (node, index, parent) => {
    if (node.type !== 'text') return undefined;
    for (const line of linesOfText(node, index, parent, state)) {
      if (!line.isStart) continue;
      if (spacedOpening.test(line.words) || reportOpening(line, node, state)) open++;
      else if (line.isEnd && closing.test(line.words)) {
        if (open > 0) open--;
        else reportClosing(line, node, state);
      }
    }
    return undefined;
  });
}

function countFences(texts: readonly string[]): number {
  const counts = texts.map((text) => (/::|:\\:/.test(text) ? (text.match(fences)?.length ?? 0) : 0));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The number of lines around the blocks that were read. A partial counts once, however often it is used. */
function countRead({ directives }: ParseState): number {
  const counts = new Map(directives.map(({ place, closed }) => [JSON.stringify(place), closed ? 2 : 1]));
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Returns whether the line would open a block if it were well-formed. */
function reportOpening(line: TextLine, node: Text, state: ParseState): boolean {
  const [found, colons = '', name = '', label = '', rest = ''] = opening.exec(line.words) ?? [];
  if (found === undefined) return false;
  const written = colons.replaceAll('\\', '') + name;
  const { problem, hint } = malformation(written, label, rest.trim());
  report({ written, problem: `opens no block: ${problem}`, hint }, [node, line.offset], state);
  return true;
}

/** Why a line opens no block, and what to write. */
function malformation(start: string, label: string, rest: string): Pick<LeftLine, 'problem' | 'hint'> {
  if (rest.startsWith('[')) return { problem: 'its title has no `]`', hint: 'end the title on the same line' };
  if (rest.startsWith('{'))
    return {
      problem: 'its attributes cannot be read',
      hint: 'write them as `{#id .class name="value"}`, without more',
    };
  if (/[^\w:-]/.test(start))
    return { problem: 'its name has letters beyond ASCII', hint: 'name a block of the site, such as `:::note`' };
  return label === ''
    ? { problem: 'its title is not in brackets', hint: `write \`${start}[Title]\`` }
    : { problem: 'there are words after its title', hint: 'move them into the title, or into the block' };
}

function reportClosing(line: TextLine, node: Text, state: ParseState): void {
  const problem = 'closes no block';
  const hint =
    'remove it, or write the line that opens the block; a block around others has more colons than they have';
  report({ written: line.words.trim(), problem, hint }, [node, line.offset], state);
}

/** A line of a block that is left as text. */
interface LeftLine {
  /** The colons, and the name if there is one. */
  readonly written: string;
  readonly problem: string;
  readonly hint: string;
}

function report({ written, problem, hint }: LeftLine, [node, offset]: Spot<Text>, state: ParseState): void {
  if (!isShownAsWritten(written, node)) return;
  const place = placeWithin(node, offset, state);
  state.problems.push({ rule: 'directive-syntax', message: `'${written}' ${problem}`, hint, place });
}
