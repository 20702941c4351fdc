import type { Place } from '../../diagnostic.js';
import type { ParsedDocument, SuppressionUse } from '../document.js';
import { fileIndexOf, moveLines } from '../tree/node-place.js';
import { walkHast } from '../tree/walk.js';
import { movePlaces } from './move-places.js';

/** The text of a file as it was parsed, and as its author wrote it. */
export interface ChangedText {
  readonly changed: string;
  readonly written: string;
}

/** The line, from 1, in which an author wrote what is now in another one. */
type LineFinder = (line: number) => number;

/**
 * Places what was found in changed texts where the authors wrote it. The lines that a text contains once before and
 * after the change tell which lines have moved; what the change added is placed after the last such line.
 *
 * @param texts The texts that were changed, by their paths; those of others are as written.
 */
export function atWrittenLines(document: ParsedDocument, texts: ReadonlyMap<string, ChangedText>): ParsedDocument {
  const finders = new Map([...texts].map(([path, text]) => [path, lineFinder(text)]));
  const moved = (place: Place): Place => {
    const line = finders.get(place.file)?.(place.line);
    return line === undefined ? place : { ...place, line };
  };
  const { path, files = [path] } = document;
  moveTree(
    document,
    files.map((file) => finders.get(file)),
  );
  const { suppressions, ...placed } = movePlaces(document, moved);
  const finder = finders.get(path);
  return { ...placed, ...(suppressions && { suppressions: finder ? movedLines(suppressions, finder) : suppressions }) };
}

function movedLines(suppressions: readonly SuppressionUse[], find: LineFinder): SuppressionUse[] {
  return suppressions.map(({ lines, ...use }) => (lines ? { ...use, lines: [find(lines[0]), find(lines[1])] } : use));
}

/** @param finders Those of the files in the tree, by their index. */
function moveTree({ tree }: ParsedDocument, finders: readonly (LineFinder | undefined)[]): void {
  const done = new Set<object>();
  walkHast(tree, (node) => {
    const { position } = node;
    // text between elements that were read as HTML may have only a start, or only an end
    if (position?.start === undefined) return undefined;
    const find = finders[fileIndexOf(node) ?? 0];
    // copies of nodes share their positions
    if (find === undefined || done.has(position)) return undefined;
    done.add(position);
    moveLines(position, find);
    return undefined;
  });
}

/** Lines that are the same in both texts, by their indexes: in the changed text, and as written. */
type SameLine = readonly [changed: number, written: number];

function lineFinder({ changed, written }: ChangedText): LineFinder {
  const [now, before] = [changed.split('\n'), written.split('\n')];
  const same: readonly SameLine[] = [[-1, -1], ...sameLines(now, before), [now.length, before.length]];
  const found = same.slice(1).flatMap(([next, nextWritten], index) => {
    const [from, fromWritten] = same[index] as SameLine;
    const count = next - from;
    // what was replaced line by line keeps its line; what was added stays before the next line
    return Array.from({ length: count }, (_, n) => Math.max(Math.min(fromWritten + n, nextWritten - 1), 0));
  });
  return (line) => (found[line] ?? line - 1) + 1;
}

/** The lines that both texts contain once, in the order of both. */
function sameLines(now: readonly string[], before: readonly string[]): SameLine[] {
  const [places, single] = [linesOnce(before), linesOnce(now)];
  let last = -1;
  return now.flatMap((line, index): SameLine[] => {
    const place = single.has(line) ? places.get(line) : undefined;
    if (place === undefined || place <= last) return [];
    last = place;
    return [[index, place]];
  });
}

/** The indexes of the lines that a text contains only once. */
function linesOnce(lines: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  const repeated = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (found.has(line)) repeated.add(line);
    found.set(line, index);
  }
  for (const line of repeated) found.delete(line);
  return found;
}
