import { checkSiteInSteps } from '@docsite/checker';
import { type Document, type LinkTable, resolveLinks } from '@docsite/core';
import { weighBundle } from '@docsite/renderer';
import { checkInput } from '../../build/judge/check-input.js';
import { collectSuppressions } from '../../build/judge/collect-suppressions.js';
import type { LocaleResult } from '../../build/locale-result.js';
import { joinPages } from '../../cache/pages/page-result.js';
import { checkedDocument, type LiveDocuments } from '../reading/live-document.js';
import { runInSteps } from '../run-in-steps.js';
import type { LocaleFacts } from './locale-facts.js';
import type { LocaleState } from './locale-state.js';

/** The result of checking one locale. */
export interface CheckedLocale extends Pick<LocaleResult, 'diagnostics' | 'suppressions' | 'isEmpty'> {
  /** Whether all of its pages are rendered, so that the findings are complete. */
  readonly isRendered: boolean;
}

/** Checks locales one after the other, and caches what the next check of each can reuse. */
export class StateChecker {
  private readonly tables = new Map<string, { readonly facts: LocaleFacts; readonly table: LinkTable }>();
  private readonly weights = new WeakMap<object, ReturnType<typeof weighBundle>>();

  /**
   * Checks what is known about a locale: all of its documents, and the pages rendered so far. Yields to other tasks in
   * between; undefined once the result is no longer wanted.
   */
  async check(state: LocaleState, all: LiveDocuments, isWanted: () => boolean): Promise<CheckedLocale | undefined> {
    const { facts, bundle, bundling, pages, files } = state;
    const { site, siteDir, loaded, labels } = facts;
    const rendered = joinPages([...pages.summaries().values()]);
    const weights = this.weights.get(bundle) ?? weighBundle(bundle, loaded.modulePlaces);
    this.weights.set(bundle, weights);
    const documents = Object.fromEntries(
      Object.entries(facts.documents).map(([path, document]): [string, Document] => {
        const live = all.get(path);
        return [path, live === undefined ? document : checkedDocument(live)];
      }),
    );
    await new Promise(setImmediate);
    const input = await checkInput({
      ...facts,
      documents,
      links: this.linkTable(facts),
      bundled: { bundle, findings: bundling.findings },
      rendered: { ...rendered, findings: [...labels.findings, ...rendered.findings] },
      outputFiles: [...files.others(), ...mathFile(state)],
      weights,
    });
    const steps = checkSiteInSteps(input);
    const diagnostics = await runInSteps(steps, isWanted);
    if (diagnostics === undefined) return undefined;
    return {
      diagnostics,
      suppressions: collectSuppressions({ siteDir, site, documents, diagnostics }),
      isEmpty: false,
      isRendered: site.pages.every((page) => pages.isKnown(page)),
    };
  }

  /**
   * The targets of all links: only links of edited documents are resolved again while addresses and ids are unchanged.
   */
  private linkTable(facts: LocaleFacts): LinkTable {
    const { locale, site, documents, index } = facts;
    const last = this.tables.get(locale.name);
    const isSame = last?.facts.index === index;
    const pages = isSame
      ? site.pages.filter((page) => 'source' in page && last.facts.documents[page.source] !== documents[page.source])
      : site.pages;
    const fresh = resolveLinks(pages, documents, index);
    const table = isSame
      ? new Map([...last.table, ...pages.map(({ route }) => [route, fresh.get(route) ?? []] as const)])
      : fresh;
    this.tables.set(locale.name, { facts, table });
    return table;
  }
}

/** The style sheet for pages with formulas, which is created when a browser requests it. */
function mathFile({ siteData: { math }, facts: { site } }: LocaleState): string[] {
  return math === undefined ? [] : [math.slice(site.locale.baseUrl.length)];
}
