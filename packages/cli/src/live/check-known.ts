import type { Diagnostic, Site } from '@docsite/core';
import { judgeFindings } from '../build/judge/judge-findings.js';
import { judgeRoutes } from '../build/judge/judge-routes.js';
import type { Known } from './known-site.js';
import type { CheckedLocale, StateChecker } from './state/check-state.js';

interface CheckOptions {
  readonly checker: StateChecker;
  /** Called repeatedly; once it returns false, the check is abandoned. */
  readonly isWanted: () => boolean;
}

/** Checks a site as it is shown, with all documents and the pages rendered so far. */
export async function checkKnown(
  siteDir: string,
  { state, documents, updates, loaded }: Known,
  { checker, isWanted }: CheckOptions,
): Promise<readonly Diagnostic[]> {
  const results: CheckedLocale[] = [];
  for (const locale of state.locales) {
    const result = await checker.check(locale, documents, isWanted);
    if (result === undefined) return [];
    results.push(result);
  }
  const sites = state.locales.map(({ facts: { site } }) => site);
  const found = [
    ...results.flatMap(({ diagnostics }) => diagnostics),
    ...updates.diagnostics,
    ...judgeRoutes({ siteDir, sites: withoutDrafts(sites) }),
  ];
  const isWhole = results.every(({ isRendered }) => isRendered);
  return judgeFindings(found, { loaded, results, isWhole });
}

/** Drafts are excluded, because the built site does not contain them. */
function withoutDrafts(sites: readonly Site[]): Site[] {
  return sites.map((site) => ({ ...site, pages: site.pages.filter((page) => !('draft' in page && page.draft)) }));
}
