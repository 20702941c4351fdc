import type { Paragraph, Root, Table } from 'mdast';
import type { ParseState } from '../parse-state.js';
import { placeOfNode, placeWithin, type Spot, sourceOfNode } from '../tree/node-place.js';
import { walkMdast } from '../tree/walk.js';

const dashes = String.raw`:?-+:?[ \t]*`;
const nextDashes = String.raw`(?:\|[ \t]*${dashes})`;
/** The second line of a table, in lists and quotes, too. */
const delimiterLine = new RegExp(String.raw`^[ \t>]*(?:${nextDashes}+|${dashes}${nextDashes}+)(?:\|[ \t]*)?$`, 'm');
/** Two lines in a row that begin and end like those of a table. */
const row = String.raw`[ \t>]*\|.*\|[ \t]*`;
const rowLine = new RegExp(`^${row}$`);
const twoRows = new RegExp(`^${row}\\n${row}$`, 'm');

/**
 * Reports tables that lose what was written: cells beyond the columns, which GFM drops, and lines that look like a
 * table and are text, because of their second line. Runs after the site's plugins.
 */
export function findTableProblems(tree: Root, state: ParseState): void {
  if (!state.texts.some((text) => text.includes('|') && (delimiterLine.test(text) || twoRows.test(text)))) return;
  walkMdast(tree, (node) => {
    if (node.type === 'table') findLostCells(node, state);
    if (node.type === 'paragraph') findMissedTable(node, state);
    return node.type === 'table' || node.type === 'paragraph' ? 'skip' : undefined;
  });
}

function findLostCells({ children: rows }: Table, state: ParseState): void {
  const columns = rows[0]?.children.length ?? 0;
  for (const { children: cells } of rows) {
    const lost = cells.slice(columns).find((cell) => cell.children.length > 0);
    if (lost?.position === undefined) continue;
    state.problems.push({
      rule: 'table-syntax',
      message: `the row has ${countOf(cells.length)}, but the table only ${columns}: what is beyond is left out`,
      hint: 'give the first two lines as many, or write `\\|` for a `|` that is text',
      place: placeOfNode(lost, state),
    });
  }
}

function findMissedTable(node: Paragraph, state: ParseState): void {
  const source = sourceOfNode(node, state);
  if (!source.includes('|') || !source.includes('\n')) return;
  const lines = source.split('\n');
  const delimiter = lines.findIndex(
    (line, index) => delimiterLine.test(line) && (index === 0 || holdsCells(lines[index - 1])),
  );
  if (delimiter > 0) reportCount(node, { above: lines.slice(0, delimiter), line: lines[delimiter] as string }, state);
  else if (lines.every((line) => rowLine.test(line)))
    report(delimiter === 0 ? withoutNames : withoutDashes(lines[0] as string), [node, 0], state);
}

const withoutNames: TableMessage = {
  message: 'these lines are no table, because no names of columns precede the dashes',
  hint: 'write a line with a name for each column above, without a blank line between the two',
};

function withoutDashes(first: string): TableMessage {
  return {
    message: 'these lines are no table, because the second one is not made of dashes',
    hint: `write \`${dashesFor(countCells(first))}\` below the first line`,
  };
}

/** A line of dashes in a paragraph. */
interface DashLine {
  /** The lines above it. */
  readonly above: readonly string[];
  readonly line: string;
}

/** Reports a line of dashes that has another number of cells than the line above. */
function reportCount(node: Paragraph, { above, line }: DashLine, state: ParseState): void {
  const [names, own] = [countCells(above.at(-1) as string), countCells(line)];
  if (names === own) return;
  const marks = /^[ \t>]*/.exec(line)?.[0].length ?? 0;
  const message = `these lines are no table: the line of dashes has ${countOf(own)}, the one above ${names}`;
  const offset = above.join('\n').length + 1 + marks;
  report({ message, hint: `write \`${dashesFor(names)}\`` }, [node, offset], state);
}

function dashesFor(cells: number): string {
  return `|${' --- |'.repeat(cells)}`;
}

interface TableMessage {
  readonly message: string;
  readonly hint: string;
}

function report(text: TableMessage, [node, offset]: Spot, state: ParseState): void {
  state.problems.push({ rule: 'table-syntax', ...text, place: placeWithin(node, offset, state) });
}

function holdsCells(line = ''): boolean {
  return countCells(line) > 1 || rowLine.test(line);
}

/** The number of cells that a line would have in a table. */
function countCells(line: string): number {
  const cells = line
    .trim()
    .replace(/^[ \t>]+/, '')
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return cells.split(/(?<!\\)\|/).length;
}

function countOf(cells: number): string {
  return cells === 1 ? 'one cell' : `${cells} cells`;
}
