import { once, type Page } from '@docsite/core';
import {
  joinParts,
  listQuotingFiles,
  listSiteFiles,
  type OutputFile,
  type RenderedRedirects,
  renderDataFiles,
  renderDocumentLists,
  renderRedirects,
  renderSearchIndex,
  renderShell,
  searchablePages,
  shellPath,
  termsAsPart,
} from '@docsite/renderer';
import { bodyOf } from '../../build/render/page-quotes.js';
import { mathStyles } from '../../math/katex.js';
import type { LocaleParts } from './locale-parts.js';
import { pageListPaths, renderPageLists } from './page-lists.js';

/**
 * The files of a locale that are neither pages nor copies of files in the site folder: bundle, shell data, search
 * index, files for crawlers, redirects, feeds. Each is created on request.
 */
export class MadeFiles {
  private readonly siteFiles = once(() => this.listSiteFiles());
  private readonly quotingFiles = once(() => this.listQuotingFiles());
  private readonly redirects = once(() => this.renderRedirects());
  private readonly shell = once(() => renderShell({ site: this.parts.siteData, bundle: this.parts.bundle }));
  private readonly searchIndex = once(() => this.renderSearch());
  private readonly made: Map<string, OutputFile>;

  /**
   * @param shared Shell data and bundle files, all named by their contents.
   * @param pageAt Returns the page of a route.
   */
  constructor(
    private readonly parts: LocaleParts,
    readonly shared: ReadonlyMap<string, OutputFile>,
    private readonly pageAt: (route: string) => Page | undefined,
  ) {
    this.made = new Map(shared);
  }

  /** The redirects as hosts apply them. */
  get redirectRules(): RenderedRedirects['rules'] {
    return this.redirects().rules;
  }

  /** The redirect pages at old addresses. */
  get redirectFiles(): RenderedRedirects['pages'] {
    return this.redirects().pages;
  }

  /** Whether there is a file at a path, after preparation. */
  has(path: string): boolean {
    return (
      path === shellPath || this.siteFiles().has(path) || this.made.has(path) || this.redirectAt(path) !== undefined
    );
  }

  /** The file at a path, after preparation. */
  async read(path: string): Promise<OutputFile | undefined> {
    if (path === shellPath) return (await this.shell())[0];
    return this.redirectAt(path) ?? this.made.get(path) ?? this.siteFiles().get(path)?.();
  }

  /** The paths of all files prepared so far. */
  list(): string[] {
    return [...this.made.keys(), ...this.siteFiles().keys(), ...this.redirectFiles.map(({ path }) => path), shellPath];
  }

  /** The paths of the files created so far that depend on contents. */
  named(): string[] {
    return [...this.made.keys()];
  }

  /** Creates all files except those for formulas, which are created when requested. */
  async prepareAll(): Promise<void> {
    await this.prepareAsset('assets/search/');
    for (const page of this.parts.facts.site.pages)
      for (const path of (await this.parts.pages.summary(page)).documentLists ?? []) await this.prepareAsset(path);
    for (const path of pageListPaths(this.parts.facts.site)) await this.prepareLists(path);
    for (const path of this.quotingFiles().keys()) await this.prepareQuoting(path);
  }

  /** Creates the group of files that includes one below `assets`, if there is such a file. */
  async prepareAsset(path: string): Promise<void> {
    const { diagrams, site, siteDir } = this.parts.facts;
    const files = [
      ...(path.startsWith('assets/math/') ? (mathStyles(siteDir, site.config)?.files() ?? []) : []),
      ...(path.startsWith('assets/search/') ? await this.searchIndex() : []),
      ...(path.startsWith('assets/documents/') ? renderDocumentLists(site, [path]) : []),
      ...(diagrams.modulePath === undefined ? [] : (await diagrams.checked).files),
    ];
    for (const file of files) this.made.set(file.path, file);
  }

  /** Creates the file at a path if it quotes pages, which are rendered for it. */
  async prepareQuoting(path: string): Promise<void> {
    if (!this.parts.facts.site.contentFiles?.includes(`/${path}`) || this.made.has(path)) return;
    const file = this.quotingFiles().get(path);
    if (file === undefined) return;
    const bodies = new Map<string, string>();
    for (const route of file.quotes) {
      const page = this.pageAt(route);
      if (page !== undefined) bodies.set(route, bodyOf((await this.parts.pages.summary(page)).quote));
    }
    this.made.set(path, { path, contents: await file.render((route) => bodies.get(route) ?? '') });
  }

  /** Creates the lists of pages, such as `llms.txt` and sitemaps, if one of them is at a path. */
  async prepareLists(path: string): Promise<void> {
    const isList = pageListPaths(this.parts.facts.site).includes(path) && this.siteFiles().has(path);
    if (!isList || this.made.has(path)) return;
    for (const file of await renderPageLists(this.parts, path)) this.made.set(file.path, file);
  }

  private redirectAt(path: string): OutputFile | undefined {
    const { config } = this.parts.facts.site;
    return config.redirects.length === 0 ? undefined : this.redirects().byPath.get(path);
  }

  /** Files for crawlers and the like, which are expensive on large sites. */
  private listSiteFiles(): ReadonlyMap<string, () => OutputFile> {
    const { facts, siteData } = this.parts;
    const files = listSiteFiles(facts.site, siteData, { links: facts.index });
    return new Map(files.map(({ path, render }) => [path, once(() => ({ path, contents: render() }))]));
  }

  private listQuotingFiles(): ReadonlyMap<string, ReturnType<typeof listQuotingFiles>[number]> {
    const { site, loaded } = this.parts.facts;
    return new Map(listQuotingFiles(site, loaded.hooks).map((file) => [file.path, file]));
  }

  private renderRedirects(): RenderedRedirects & { readonly byPath: ReadonlyMap<string, OutputFile> } {
    const { facts, siteData } = this.parts;
    const redirects = renderRedirects(facts.site, siteData, facts.index);
    return { ...redirects, byPath: new Map(redirects.pages.map((file) => [file.path, file])) };
  }

  private async renderSearch(): Promise<OutputFile[]> {
    const { facts, pages } = this.parts;
    const parts = [];
    for (const [number, page] of searchablePages(facts.site).entries()) {
      const { terms } = await pages.summary(page);
      if (terms !== undefined) parts.push(termsAsPart(number, terms));
    }
    return renderSearchIndex(facts.site, joinParts(parts));
  }
}

/** Shell data and bundle files, by path. */
export function sharedFiles({ bundle, siteData }: LocaleParts): ReadonlyMap<string, OutputFile> {
  return new Map([...bundle.files, ...renderDataFiles(siteData)].map((file) => [file.path, file]));
}
