import { type Diagnostic, type Group, groupBy, placeText } from '@docsite/core';
import { shownPath } from './shown-path.js';

/** Findings of one rule with the same cause; a finding without a cause is a group of its own. */
export interface FindingGroup {
  readonly first: Diagnostic;
  /** The findings with the same cause at other places. */
  readonly others: readonly Diagnostic[];
}

/** Groups findings by severity, rule and cause, in the order of each group's first finding. */
export function groupFindings(diagnostics: readonly Diagnostic[]): FindingGroup[] {
  const groups = new Map<string, { first: Diagnostic; others: Diagnostic[] }>();
  diagnostics.forEach((item, index) => {
    const key = item.cause === undefined ? String(index) : `${item.severity} ${item.rule} ${item.cause}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: item, others: [] });
    else group.others.push(item);
  });
  return [...groups.values()];
}

/** Groups by the file of the first finding, in order of first occurrence. */
export function groupByFile(groups: readonly FindingGroup[]): Map<string, Group<FindingGroup>> {
  return groupBy(groups, ({ first }) => first.file);
}

const shownPlaces = 3;

/** The message of a group: that of its first finding, the number of further places, and the first of these. */
export function groupMessage({ first, others }: FindingGroup, siteDir: string): string {
  if (others.length === 0) return first.message;
  const places = others
    .slice(0, shownPlaces)
    .map((item) => placeText({ ...item, file: shownPath(siteDir, item.file) }));
  const more = others.length > shownPlaces ? ', …' : '';
  const count = others.length.toLocaleString('en');
  const noun = others.length === 1 ? 'place' : 'places';
  return `${first.message} (and ${count} more ${noun}: ${places.join(', ')}${more})`;
}
