import { decodePath, type LinkTarget, ownValue } from '@docsite/core';
import type { CheckInput } from '../check-input.js';

type AnchorFacts = Pick<CheckInput, 'site' | 'renderedIds'>;

/** Whether the page, file or anchor of a link does not exist. */
export function isBroken(target: LinkTarget, facts: AnchorFacts): boolean {
  return target.type === 'missing' || missesAnchor(target, facts);
}

/** Whether a link has an anchor that its target page lacks, both in its document and in the HTML of its module. */
export function missesAnchor(target: LinkTarget, { site, renderedIds }: AnchorFacts): boolean {
  if (target.type !== 'page' || target.anchor === undefined) return false;
  const rendered = idsOf(target.route, renderedIds);
  if (rendered?.includes(target.anchor)) return false;
  if (idsOf(target.route, site.anchors) !== undefined) return !target.anchorExists;
  return rendered !== undefined && !isBuiltIn(target.anchor);
}

/** The known ids of a page. */
export function knownIds(route: string, { site, renderedIds }: AnchorFacts): readonly string[] {
  return [...new Set([...(idsOf(route, site.anchors) ?? []), ...(idsOf(route, renderedIds) ?? [])])];
}

function idsOf(route: string, table: AnchorFacts['renderedIds'] = {}): readonly string[] | undefined {
  return ownValue(table, route);
}

/** Anchors that browsers resolve on every page: the top, and text fragments. */
function isBuiltIn(anchor: string): boolean {
  return anchor === '' || decodePath(anchor).toLowerCase() === 'top' || anchor.startsWith(':~:');
}
