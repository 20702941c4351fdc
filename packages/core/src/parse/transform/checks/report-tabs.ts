import type { ParseState } from '../../parse-state.js';
import { type PlacedNode, placeOfNode } from '../../tree/node-place.js';

/** What is wrong with tabs, and how to fix it. */
interface TabsProblem {
  readonly message: string;
  readonly hint: string;
}

/** Reports a problem with tabs, in whatever notation, at one of their nodes. */
export function reportTabs(node: PlacedNode, problem: TabsProblem, state: ParseState): void {
  state.problems.push({ rule: 'tabs', ...problem, place: placeOfNode(node, state) });
}

/** The problem that a second tab has the label of one before. */
export function repeatedLabel(label: string): TabsProblem {
  return { message: `two of these tabs have the label '${label}'`, hint: 'rename one of them' };
}
