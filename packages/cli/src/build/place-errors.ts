import { compareText, type Finding, type PageLinks, type ParsedDocument, placeInTree, type Site } from '@docsite/core';
import { type ErrorTracer, type MarkedModule, markCode, type RenderedPage, usersHint } from '@docsite/renderer';
import { printPage } from '../workers/print-page.js';
import { printSetup } from './live-pages.js';

/** A page that may have failed. */
interface PageOutcome extends Pick<RenderedPage, 'findings' | 'thrown'> {
  readonly route: string;
}

/** What finds where code of a site has thrown. */
export interface ErrorPlacing {
  readonly site: Site;
  readonly trace: ErrorTracer | undefined;
  /** Parses the document of a page; `undefined` for a page without one. */
  readonly readDocument: (source: string) => Promise<ParsedDocument | undefined>;
  readonly linksOf: (document: ParsedDocument) => PageLinks;
}

/**
 * Gives the findings of pages that code could not render the place in the author's file where it threw. Where several
 * fail at one place in another file, the first of them has the finding, which names them all.
 */
export async function placeErrors<Page extends PageOutcome>(
  pages: readonly Page[],
  placing: ErrorPlacing,
): Promise<readonly Page[]> {
  const thrown = pages.filter(({ thrown: error }) => error !== undefined);
  if (placing.trace === undefined || thrown.length === 0) return pages;
  const found = new Map<string, FailedPages>();
  for (const page of thrown.sort((a, b) => compareText(a.route, b.route))) {
    const finding = await placedFinding(page, placing);
    if (finding === undefined) continue;
    const key = JSON.stringify([finding.file, finding.line, finding.column, finding.message]);
    found.set(key, { finding, pages: [...(found.get(key)?.pages ?? []), page] });
  }
  const findings = new Map([...found.values()].flatMap((failed) => findingsOf(failed, placing.site)));
  return pages.map((page) => ({ ...page, findings: findings.get(page) ?? page.findings }));
}

/** Pages that have failed at one place. */
interface FailedPages {
  readonly finding: Finding;
  readonly pages: readonly PageOutcome[];
}

async function placedFinding(
  { route, thrown, findings: [finding] }: PageOutcome,
  placing: ErrorPlacing,
): Promise<Finding | undefined> {
  const page = { source: nameOf(route, placing.site), printMarked: (source: string) => printMarked(source, placing) };
  const place = thrown && (await placing.trace?.(thrown.frames, page));
  if (thrown === undefined || finding === undefined || place === undefined) return undefined;
  if (place.file === page.source) return { ...finding, ...place };
  const message = `rendering fails here: ${thrown.reason}`;
  return { ...finding, ...place, message, cause: message };
}

function findingsOf({ finding, pages }: FailedPages, site: Site): [PageOutcome, readonly Finding[]][] {
  const names = pages.map(({ route }) => nameOf(route, site));
  const users = usersHint(names.filter((name) => name !== finding.file));
  const hint = [finding.hint, users].filter(Boolean).join('; ');
  return pages.map((page, index) => [page, index === 0 ? [{ ...finding, hint }] : []]);
}

/** The source of a page; the route of one that the build generates, or that the configuration lists. */
function nameOf(route: string, { pages }: Site): string {
  const page = pages.find((item) => item.route === route);
  return page !== undefined && 'source' in page && !('module' in page) ? page.source : route;
}

async function printMarked(
  source: string,
  { site, readDocument, linksOf }: ErrorPlacing,
): Promise<MarkedModule | undefined> {
  const document = await readDocument(source);
  if (document === undefined) return undefined;
  const marked = { ...document, tree: markCode(document.tree) };
  const { code } = printPage(marked, printSetup(site, linksOf(document)));
  return { code, placeOf: (position) => placeInTree(document, position) };
}
