import { versionKey } from '../content/docs/version/docs-keys.js';
import type { Page } from '../content/kinds.js';
import { type Finding, finding } from '../diagnostic.js';

/** Pages that have a route each, those left out because theirs is taken, and what is reported about these. */
export interface DistinctPages {
  readonly pages: Page[];
  readonly dropped: readonly Page[];
  readonly findings: readonly Finding[];
}

/**
 * Keeps the first of several pages with the same route; a fallback page is dropped without a finding. Where only
 * addresses of folders end with a slash, the page without one is kept of two in the same docs: hosts serve it at both
 * addresses, and so does the router of Docusaurus.
 */
export function dropDuplicates(pages: readonly Page[]): DistinctPages {
  const byRoute = new Map<string, Page>();
  const dropped: Page[] = [];
  const findings: Finding[] = [];
  for (const page of pages) {
    const other = byRoute.get(page.route);
    const kept = other !== undefined && !givesWay(other, page) ? other : page;
    byRoute.set(page.route, kept);
    if (other === undefined) continue;
    const left = kept === page ? other : page;
    dropped.push(left);
    if (left.isFallback !== true) findings.push(duplicateRoute(left, kept));
  }
  return { pages: [...byRoute.values()], dropped, findings };
}

function givesWay(first: Page, later: Page): boolean {
  const docs = (page: Page) => ('docs' in page ? versionKey(page.docs.instance, page.docs.version) : undefined);
  return first.isFolder === true && later.isFolder !== true && docs(first) !== undefined && docs(first) === docs(later);
}

/**
 * Reports a duplicate route. A page without a file of its own is named by its title, at the place that it is generated
 * from.
 */
function duplicateRoute(page: Page, kept: Page): Finding {
  const ways = [
    'source' in page && 'source' in kept
      ? "give one of them another 'slug'"
      : `give '${fileOf(kept) ?? fileOf(page) ?? kept.place.file}' another 'slug'`,
    ...(page.routeKey === undefined ? [] : [`set '${page.routeKey}' in the configuration`]),
  ];
  const taken = 'source' in page && !('source' in kept) ? nameOf(kept) : `'${kept.place.file}'`;
  const left = 'source' in page ? 'this page' : nameOf(page);
  const message = `the route '${page.route}' is taken by ${taken}; ${left} is left out`;
  return finding('duplicate-route', page.place, message, ways.join(', or '));
}

function nameOf(page: Page): string {
  return `the generated page '${page.title}'`;
}

function fileOf(page: Page): string | undefined {
  return 'source' in page ? page.source : undefined;
}
