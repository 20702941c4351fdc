import { join } from 'node:path';
import { markdownTwins, outputPathOfRoute, type Page, urlOfRoute, urlPolicy } from '@docsite/core';
import {
  type Bundle,
  listQuotingFiles,
  listSiteFiles,
  type OutputFile,
  pageDataPath,
  type RenderedRedirects,
  renderDataFiles,
  renderRedirects,
  renderSearchIndex,
  renderShell,
  type SiteData,
  searchablePages,
  shellPath,
  termsAsPart,
} from '@docsite/renderer';
import { bodyOf } from '../build/page-quotes.js';
import { mathStyles } from '../math/katex.js';
import type { LocaleFacts } from './locale-facts.js';
import type { PageRenderings } from './page-renderings.js';

/** A file of the site: its contents, or where it lies on the disk. */
export type LiveFile = { readonly contents: string | Uint8Array } | { readonly place: string };

export interface LocaleParts {
  readonly facts: LocaleFacts;
  readonly siteData: SiteData;
  readonly bundle: Bundle;
  readonly pages: PageRenderings;
}

/** The routes of a locale by the paths of the files of their pages. */
interface PagePaths {
  readonly routes: ReadonlyMap<string, string>;
  /** The address of each page by the path of its HTML. */
  readonly addresses: ReadonlyMap<string, string>;
}

/**
 * The files of one state of a locale, each made when it is asked for. Paths are relative to the folder of the locale.
 * Where a build writes several files to one path, the last one counts here too.
 */
export class LocaleFiles {
  private readonly pagePaths: PagePaths;
  private readonly pages: () => ReadonlyMap<string, Page>;
  private readonly siteFiles = once(() => this.listSiteFiles());
  private readonly quotingFiles = once(
    () =>
      new Map(listQuotingFiles(this.parts.facts.site, this.parts.facts.loaded.hooks).map((file) => [file.path, file])),
  );
  private readonly redirects = once(() => this.renderRedirects());
  private readonly shell = once(() => renderShell({ site: this.parts.siteData, bundle: this.parts.bundle }));
  private readonly building = once(() => this.renderSearch());
  private readonly assets: ReadonlyMap<string, string>;
  private readonly made: Map<string, OutputFile>;

  /** @param before Files of a state whose pages have the same addresses, shell and bundle. */
  constructor(
    private readonly parts: LocaleParts,
    before?: LocaleFiles,
  ) {
    const { facts, bundle, siteData } = parts;
    this.pagePaths = before?.pagePaths ?? listPages(parts);
    this.made = new Map(
      before?.shared ?? [...bundle.files, ...renderDataFiles(siteData)].map((file) => [file.path, file]),
    );
    this.shared = before?.shared ?? new Map(this.made);
    const isSame = (key: 'pages' | 'assets'): boolean => before?.parts.facts.site[key] === facts.site[key];
    this.pages =
      before !== undefined && isSame('pages')
        ? before.pages
        : once(() => new Map(facts.site.pages.map((page) => [page.route, page])));
    this.assets =
      before !== undefined && isSame('assets')
        ? before.assets
        : new Map(Object.values(facts.site.assets).map(({ outputPath, path }) => [outputPath, path]));
  }

  /** Data of the shell, and files of the bundle: all are named by what they hold. */
  readonly shared: ReadonlyMap<string, OutputFile>;

  /** The files of a state whose pages have the same addresses, shell and bundle. */
  edited(parts: LocaleParts): LocaleFiles {
    return new LocaleFiles(parts, this);
  }

  /** The address of each page by the path of its HTML file. */
  get addresses(): ReadonlyMap<string, string> {
    return this.pagePaths.addresses;
  }

  /** The redirects as hosts apply them. */
  get redirectRules(): RenderedRedirects['rules'] {
    return this.redirects().rules;
  }

  /** The pages that lead on from old addresses. */
  get redirectFiles(): RenderedRedirects['pages'] {
    return this.redirects().pages;
  }

  /** Makes what has to be made before it is known whether there is a file at a path. */
  async prepare(path: string): Promise<void> {
    await this.prepareQuoting(path);
    if (!path.startsWith('assets/') || this.has(path)) return;
    const { diagrams, site, siteDir } = this.parts.facts;
    const later = [
      ...(path.startsWith('assets/math/') ? (mathStyles(siteDir, site.config)?.files() ?? []) : []),
      ...(path.startsWith('assets/search/') ? await this.building() : []),
      ...(diagrams.modulePath === undefined ? [] : (await diagrams.checked).files),
    ];
    for (const file of later) this.made.set(file.path, file);
  }

  /** Whether there is a file at a path, for which all is prepared. */
  has(path: string): boolean {
    return this.placeOf(path) !== undefined || path === shellPath || this.isMade(path) || this.isOfPage(path);
  }

  /** The file at a path, for which all is prepared; absent too for that of a page that cannot be rendered. */
  async read(path: string): Promise<LiveFile | undefined> {
    const place = this.placeOf(path);
    if (place !== undefined) return { place };
    const made = path === shellPath ? (await this.shell())[0] : this.madeAt(path);
    if (made !== undefined) return made;
    const page = this.pageAt(path);
    if (page === undefined) return undefined;
    return (await this.parts.pages.files(page)).find((file) => file.path === path);
  }

  /** Where a static file or an asset lies on the disk. */
  placeOf(path: string): string | undefined {
    const { siteDir, site } = this.parts.facts;
    const from = ownValue(site.staticFiles, `/${path}`) ?? this.assets.get(path);
    return from === undefined ? undefined : join(siteDir, from);
  }

  /** The file that the page with a file at a path is written in. */
  sourceOf(path: string): string | undefined {
    const page = this.pageAt(path);
    return page !== undefined && 'source' in page ? page.source : undefined;
  }

  /** Whether the page with a file at a path cannot be rendered. */
  async isBroken(path: string): Promise<boolean> {
    const page = this.placeOf(path) === undefined ? this.pageAt(path) : undefined;
    return page !== undefined && (await this.parts.pages.summary(page)).files.length === 0;
  }

  /** The paths of all files, of pages that cannot be rendered too. */
  async list(): Promise<string[]> {
    await this.prepare('assets/search/');
    for (const path of this.quotingFiles().keys()) await this.prepare(path);
    return [...new Set([...this.copiesAndOthers(), ...this.pagePaths.routes.keys()])];
  }

  /** The paths of all files that are no pages. */
  copiesAndOthers(): string[] {
    const { staticFiles } = this.parts.facts.site;
    return [...Object.keys(staticFiles).map((path) => path.slice(1)), ...this.assets.keys(), ...this.others()];
  }

  /** The paths of files that follow from contents: those that no page is, made so far. */
  namedFiles(): string[] {
    const { staticFiles } = this.parts.facts.site;
    return [...Object.keys(staticFiles).map((path) => path.slice(1)), ...this.assets.keys(), ...this.made.keys()];
  }

  /** The paths of files that are neither pages nor copies of files of the site folder. */
  others(): string[] {
    return [...this.made.keys(), ...this.siteFiles().keys(), ...this.redirectFiles.map(({ path }) => path), shellPath];
  }

  /** A file that quotes pages has them rendered. */
  private async prepareQuoting(path: string): Promise<void> {
    if (!this.parts.facts.site.contentFiles?.includes(`/${path}`) || this.made.has(path)) return;
    const file = this.quotingFiles().get(path);
    if (file === undefined) return;
    const bodies = new Map<string, string>();
    for (const route of file.quotes) {
      const page = this.pages().get(route);
      if (page !== undefined) bodies.set(route, bodyOf((await this.parts.pages.summary(page)).quote));
    }
    this.made.set(path, { path, contents: await file.render((route) => bodies.get(route) ?? '') });
  }

  private isMade(path: string): boolean {
    return this.siteFiles().has(path) || this.made.has(path) || this.redirectAt(path) !== undefined;
  }

  private madeAt(path: string): OutputFile | undefined {
    return this.redirectAt(path) ?? this.siteFiles().get(path)?.() ?? this.made.get(path);
  }

  private redirectAt(path: string): OutputFile | undefined {
    const { config } = this.parts.facts.site;
    return config.redirects.length === 0 ? undefined : this.redirects().byPath.get(path);
  }

  private pageAt(path: string): Page | undefined {
    return this.pages().get(this.pagePaths.routes.get(path) ?? '');
  }

  private isOfPage(path: string): boolean {
    return this.pagePaths.routes.has(path);
  }

  /** Files for crawlers and the like: what they list grows with the site. */
  private listSiteFiles(): ReadonlyMap<string, () => OutputFile> {
    const { facts, siteData } = this.parts;
    const files = listSiteFiles(facts.site, siteData, { links: facts.index });
    return new Map(files.map(({ path, render }) => [path, once(() => ({ path, contents: render() }))]));
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
    return renderSearchIndex(facts.site, parts);
  }
}

function listPages({ facts: { site } }: LocaleParts): PagePaths {
  const twins = markdownTwins(site);
  const policy = urlPolicy(site);
  const routes = new Map<string, string>();
  const addresses = new Map<string, string>();
  for (const { route } of site.pages) {
    const isNotFound = route === '/404';
    const html = outputPathOfRoute(route, isNotFound ? { ...policy, trailingSlash: false } : policy);
    const twin = twins.get(route);
    for (const path of [html, pageDataPath(route), ...(twin === undefined ? [] : [twin])]) routes.set(path, route);
    if (!isNotFound) addresses.set(html, urlOfRoute(route, policy));
  }
  return { routes, addresses };
}

/** Own properties only: a path such as `constructor` must not match an inherited one. */
function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
