import { getOrInsert } from '../values/get-or-insert.js';
import { Columns } from './alignment-columns.js';

/** Finds the candidate nearest to a word, excluding `except`, if one is near enough to have been meant. */
export type FindNearest = (word: string, except?: string) => string | undefined;

/**
 * Indexes candidates, for any number of lookups. The nearest one has the smallest optimal string alignment distance
 * (edits and swaps of neighbours count one each, letter case is ignored), which is at most a third of the word's
 * length; among equally near ones it is the first by code unit.
 *
 * Distances are computed bit-parallel (H. Hyyrö, A bit-vector algorithm for computing Levenshtein and Damerau edit
 * distances, 2003) over candidates of equal length in sorted order: columns for a shared prefix are not computed again,
 * and a prefix that is already too far away rules out all candidates with it. Bounds increase from one edit on, because
 * most lookups are for typos.
 */
export function findNearest(candidates: Iterable<string>): FindNearest {
  let groups: ReadonlyMap<number, Group> | undefined;
  const answers = new Map<string, string | undefined>();
  return (word, except) => {
    const question = except === undefined ? word : `${word}\n${except}`;
    if (answers.has(question)) return answers.get(question);
    groups ??= groupByLength(candidates);
    const answer = search(word, except, groups);
    answers.set(question, answer);
    return answer;
  };
}

/** Candidates of one length, in sorted order. */
interface Group {
  readonly entries: readonly { readonly folded: string; readonly text: string }[];
  /** The length of the prefix that each candidate shares with the previous one. */
  readonly shared: Int32Array;
}

interface Question {
  readonly length: number;
  readonly columns: Columns;
  readonly except: string | undefined;
}

interface Match {
  readonly text: string;
  readonly distance: number;
}

function groupByLength(candidates: Iterable<string>): Map<number, Group> {
  const byLength = new Map<number, Map<string, string>>();
  for (const text of candidates) {
    const folded = text.toLowerCase();
    const texts = getOrInsert(byLength, folded.length, () => new Map());
    const known = texts.get(folded);
    if (known === undefined || text < known) texts.set(folded, text);
  }
  return new Map([...byLength].map(([length, texts]) => [length, makeGroup(texts)]));
}

function makeGroup(texts: ReadonlyMap<string, string>): Group {
  const entries = [...texts].map(([folded, text]) => ({ folded, text })).sort((a, b) => (a.folded < b.folded ? -1 : 1));
  const shared = Int32Array.from(entries, ({ folded }, index) => {
    const before = entries[index - 1]?.folded ?? '';
    let count = 0;
    while (count < before.length && before.charCodeAt(count) === folded.charCodeAt(count)) count++;
    return count;
  });
  return { entries, shared };
}

function search(word: string, except: string | undefined, groups: ReadonlyMap<number, Group>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  const folded = word.toLowerCase();
  const longest = folded.length + limit;
  const question = { length: folded.length, columns: new Columns(folded, longest), except };
  for (let bound = 1; ; bound = Math.min(limit, bound * 3)) {
    const match = searchWithin(bound, question, groups);
    if (match !== undefined || bound === limit) return match?.text;
  }
}

/** Searches lengths near the word's first, because the distance is at least the difference in length. */
function searchWithin(bound: number, question: Question, groups: ReadonlyMap<number, Group>): Match | undefined {
  const { length } = question;
  let best: Match | undefined;
  for (let difference = 0; difference <= (best?.distance ?? bound); difference++) {
    for (const other of difference === 0 ? [length] : [length - difference, length + difference]) {
      const group = groups.get(other);
      if (group !== undefined) best = searchGroup(group, question, { best, bound });
    }
  }
  return best;
}

function searchGroup(
  { entries, shared }: Group,
  { columns, except }: Question,
  found: { readonly best: Match | undefined; readonly bound: number },
): Match | undefined {
  let { best } = found;
  let bound = best?.distance ?? found.bound;
  // number of characters after which the previous candidate was ruled out
  let ruledOut = Number.POSITIVE_INFINITY;
  for (let index = 0; index < entries.length; index++) {
    const common = shared[index] as number;
    if (common >= ruledOut) continue;
    const { folded, text } = entries[index] as Group['entries'][number];
    const reached = columns.fill(folded, common, bound);
    const distance = columns.distanceAt(reached);
    ruledOut = distance > bound ? reached : Number.POSITIVE_INFINITY;
    if (distance > bound || text === except) continue;
    if (best === undefined || distance < best.distance || text < best.text) best = { text, distance };
    bound = best.distance;
  }
  return best;
}
