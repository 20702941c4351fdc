import { isDeepStrictEqual } from 'node:util';
import { type Document, type Finding, finding, type IdUse, type Place, placeText } from '@docsite/core';
import type { Rule, RuleInput } from '../rule.js';

/** An id occurs only once on a page, because links point to the first occurrence. */
export const duplicateHeadingId: Rule = {
  name: 'duplicate-heading-id',
  description: 'An id occurs only once on a page.',
  defaultSeverity: 'warning',
  scope: 'documents',
  check,
};

function check({ documents }: RuleInput): Finding[] {
  return Object.values(documents).filter(mayRepeat).flatMap(checkDocument);
}

/** A cheap test that spares most documents the exact one. */
function mayRepeat({ headings, ids }: Document): boolean {
  return ids.length > 0 || new Set(headings.map(({ id }) => id)).size < headings.length;
}

function checkDocument(document: Document): Finding[] {
  const first = new Map<string, Place>();
  const repeated: { readonly use: IdUse; readonly taken: Place }[] = [];
  const ofHeadings = new Set(document.headings.map(keyOf));
  for (const use of idsInOrder(document)) {
    const taken = first.get(use.id);
    if (taken === undefined) first.set(use.id, use.place);
    else if (!isBeside(use, taken, ofHeadings)) repeated.push({ use, taken });
  }
  return repeated.map(({ use: { id, place }, taken }) => {
    if (isDeepStrictEqual(place, taken)) return usedTwice(id, place);
    const message = `the id '${id}' is already taken at ${placeText(taken)}`;
    const hint = `give this one another id, such as '${freeId(id, first)}'`;
    return { ...finding('duplicate-heading-id', place, message, hint), cause: causeOf(id, place) };
  });
}

/** Whether an id is that of an anchor beside the heading with it, as documents written for GitHub have them. */
function isBeside(use: IdUse, taken: Place, ofHeadings: ReadonlySet<string>): boolean {
  const isAnchor = ofHeadings.has(keyOf(use)) !== ofHeadings.has(keyOf({ id: use.id, place: taken }));
  return isAnchor && use.place.file === taken.file && Math.abs(use.place.line - taken.line) <= 2;
}

/** The finding for an id of a partial that a page includes more than once. */
function usedTwice(id: string, place: Place): Finding {
  const message = `the id '${id}' occurs more than once on a page that uses this partial more than once`;
  const hint = 'links lead to the first one: move the heading out of the partial into the pages that use it';
  return { ...finding('duplicate-heading-id', place, message, hint), cause: causeOf(id, place) };
}

/** Versions contain copies of a file, which repeat its mistakes. */
function causeOf(id: string, { file }: Place): string {
  return `${file.replace(/versioned_docs\/[^/]+\//, 'versioned_docs/')}#${id}`;
}

/**
 * Each id, once for each element that has it, in page order: an authored heading id is also in `ids`. The `name` of an
 * `<a>` is left out.
 */
function idsInOrder({ path, headings, ids }: Document): IdUse[] {
  const ofHeadings = new Set(headings.map(keyOf));
  const uses = [...headings, ...ids.filter((use) => use.isName !== true && !ofHeadings.has(keyOf(use)))];
  return uses.every(({ place }) => place.file === path) ? uses.sort(byPlace) : uses;
}

function keyOf({ id, place }: IdUse): string {
  return `${id} ${placeText(place)}`;
}

function byPlace(a: IdUse, b: IdUse): number {
  return a.place.line - b.place.line || a.place.column - b.place.column;
}

function freeId(id: string, taken: ReadonlyMap<string, unknown>): string {
  let number = 2;
  while (taken.has(`${id}-${number}`)) number++;
  return `${id}-${number}`;
}
