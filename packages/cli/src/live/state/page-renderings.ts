import { getOrInsert, type Page, Recent } from '@docsite/core';
import { activity } from '@docsite/core/process';
import { type OutputFile, type PageTerms, type RenderedPage, TermCollector } from '@docsite/renderer';
import { copiesOf, type PageResult } from '../../cache/pages/page-result.js';
import { renderingOf } from '../../workers/worker/activities.js';

/** What is kept of a rendered page: everything but the contents of its files. */
export interface PageSummary extends PageResult {
  /** Absent if the page could not be rendered. */
  readonly terms?: PageTerms;
}

/** Renders a page in its current version. */
export type RenderPage = (page: Page) => Promise<RenderedPage>;

/** The number of pages kept with their files; others are rendered again when requested. */
const mostFiles = 60;

/** What the renderings of a locale share across changes of the site. */
export class RenderingStore {
  readonly terms = new TermCollector();
  /** What all pages rendered so far have needed from the security policy. */
  readonly policy = { inlineScripts: new Set<string>(), policySources: new Set<string>() };
  /** The files of the most recently rendered pages. */
  readonly files = new Recent<PageSummary, readonly OutputFile[]>(mostFiles);
  /** The last files of each route that could be rendered. */
  readonly good = new Recent<string, readonly OutputFile[]>(mostFiles);
}

/** The pages of one state of a locale, each rendered when first requested. */
export class PageRenderings {
  private readonly pending = new Map<string, Promise<PageSummary>>();

  constructor(
    private readonly render: RenderPage,
    private readonly store: RenderingStore,
    private readonly known = new Map<string, PageSummary>(),
  ) {}

  /** The renderings of the next state, which take over unchanged pages. */
  next(render: RenderPage, isSame: (route: string) => boolean): PageRenderings {
    const same = new Map([...this.known].filter(([route]) => isSame(route)));
    return new PageRenderings(render, this.store, same);
  }

  isKnown({ route }: Page): boolean {
    return this.known.has(route);
  }

  /** What the pages rendered so far, including removed ones, need from the security policy. */
  get policy(): RenderingStore['policy'] {
    return this.store.policy;
  }

  /** The summaries of the pages rendered so far, by route. */
  summaries(): ReadonlyMap<string, PageSummary> {
    return this.known;
  }

  /** The summary of a page. */
  async summary(page: Page): Promise<PageSummary> {
    return this.known.get(page.route) ?? (await this.renderOnce(page));
  }

  /** The files of a page. If it cannot be rendered, these are its previous files, or none if it never could be. */
  async files(page: Page): Promise<readonly OutputFile[]> {
    const known = this.known.get(page.route);
    const summary = known !== undefined && this.store.files.get(known) ? known : await this.renderOnce(page);
    const files = this.store.files.get(summary) ?? [];
    return files.length > 0 ? files : (this.store.good.get(page.route) ?? []);
  }

  private renderOnce(page: Page): Promise<PageSummary> {
    const { route } = page;
    return getOrInsert(this.pending, route, () => this.renderNow(page).finally(() => this.pending.delete(route)));
  }

  private async renderNow(page: Page): Promise<PageSummary> {
    activity.publish(renderingOf(page));
    const { files, search, ids, ...facts } = await this.render(page);
    activity.publish(undefined);
    const summary: PageSummary = {
      ...facts,
      route: page.route,
      ids: copiesOf(ids),
      files: files.map(({ path, contents }) => ({ path, bytes: Buffer.byteLength(contents) })),
      ...(search !== undefined && { terms: this.store.terms.collect(page, search) }),
    };
    this.known.set(page.route, summary);
    for (const hash of summary.inlineScripts) this.store.policy.inlineScripts.add(hash);
    for (const source of summary.policySources) this.store.policy.policySources.add(source);
    this.store.files.set(summary, files);
    if (files.length > 0) this.store.good.set(page.route, files);
    return summary;
  }
}
