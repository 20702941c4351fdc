import { join } from 'node:path';
import { once, ownValue, type Page } from '@docsite/core';
import type { OutputFile, RenderedRedirects } from '@docsite/renderer';
import type { LocaleParts } from './locale-parts.js';
import { MadeFiles, sharedFiles } from './made-files.js';
import { listPagePaths, type PagePaths } from './page-paths.js';

/** A file of the site: its contents, or its location on disk. */
export type LiveFile = { readonly contents: string | Uint8Array } | { readonly place: string };

/**
 * The files of one state of a locale, each created on request. Paths are relative to the folder of the locale. If a
 * build would write several files to one path, the last one counts here, too: a copy, then a generated file, then a
 * page.
 */
export class LocaleFiles {
  private readonly pagePaths: PagePaths;
  private readonly pages: () => ReadonlyMap<string, Page>;
  /** Paths of assets in the site folder, by output path. */
  private readonly assets: ReadonlyMap<string, string>;
  private readonly made: MadeFiles;

  /** @param before Files of a state whose pages have the same addresses, shell and bundle. */
  constructor(
    private readonly parts: LocaleParts,
    before?: LocaleFiles,
  ) {
    const { site } = parts.facts;
    const unchanged = (key: 'pages' | 'assets') => (before?.parts.facts.site[key] === site[key] ? before : undefined);
    this.pagePaths = before?.pagePaths ?? listPagePaths(site);
    this.pages = unchanged('pages')?.pages ?? once(() => new Map(site.pages.map((page) => [page.route, page])));
    this.assets =
      unchanged('assets')?.assets ??
      new Map(Object.values(site.assets).map(({ outputPath, path }) => [outputPath, path]));
    this.made = new MadeFiles(parts, before?.shared ?? sharedFiles(parts), (route) => this.pages().get(route));
  }

  /** The files of a state whose pages have the same addresses, shell and bundle. */
  edited(parts: LocaleParts): LocaleFiles {
    return new LocaleFiles(parts, this);
  }

  /** Shell data and bundle files, all named by their contents. */
  get shared(): ReadonlyMap<string, OutputFile> {
    return this.made.shared;
  }

  /** The address of each page, by the path of its HTML file. */
  get addresses(): ReadonlyMap<string, string> {
    return this.pagePaths.addresses;
  }

  /** The redirects as hosts apply them. */
  get redirectRules(): RenderedRedirects['rules'] {
    return this.made.redirectRules;
  }

  /** The redirect pages at old addresses. */
  get redirectFiles(): RenderedRedirects['pages'] {
    return this.made.redirectFiles;
  }

  /** Creates what is needed to know whether there is a file at a path. */
  async prepare(path: string): Promise<void> {
    await this.made.prepareQuoting(path);
    await this.made.prepareLists(path);
    if (path.startsWith('assets/') && !this.has(path)) await this.made.prepareAsset(path);
  }

  /** Whether there is a file at a path, after `prepare`. */
  has(path: string): boolean {
    return this.placeOf(path) !== undefined || this.made.has(path) || this.pagePaths.routes.has(path);
  }

  /** The file at a path, after `prepare`; undefined also for pages that cannot be rendered. */
  async read(path: string): Promise<LiveFile | undefined> {
    const place = this.placeOf(path);
    if (place !== undefined) return { place };
    const made = await this.made.read(path);
    if (made !== undefined) return made;
    const page = this.pageAt(path);
    if (page === undefined) return undefined;
    return (await this.parts.pages.files(page)).find((file) => file.path === path);
  }

  /** The location on disk of a static file or an asset. */
  placeOf(path: string): string | undefined {
    const { siteDir, site } = this.parts.facts;
    const from = ownValue(site.staticFiles, `/${path}`) ?? this.assets.get(path);
    return from === undefined ? undefined : join(siteDir, from);
  }

  /** The source file of the page with a file at a path. */
  sourceOf(path: string): string | undefined {
    const page = this.pageAt(path);
    return page !== undefined && 'source' in page ? page.source : undefined;
  }

  /** Whether the page with a file at a path cannot be rendered. */
  async isBroken(path: string): Promise<boolean> {
    const page = this.placeOf(path) === undefined ? this.pageAt(path) : undefined;
    return page !== undefined && (await this.parts.pages.summary(page)).files.length === 0;
  }

  /** The paths of all files, including those of pages that cannot be rendered. */
  async list(): Promise<string[]> {
    await this.made.prepareAll();
    return [...new Set([...this.copies(), ...this.others(), ...this.pagePaths.routes.keys()])];
  }

  /** The paths of files other than pages that depend on contents, created so far. */
  namedFiles(): string[] {
    return [...this.copies(), ...this.made.named()];
  }

  /** The paths of files that are neither pages nor copies of files in the site folder, created so far. */
  others(): string[] {
    return this.made.list();
  }

  /** The paths of static files and assets. */
  private copies(): string[] {
    const { staticFiles } = this.parts.facts.site;
    return [...Object.keys(staticFiles).map((path) => path.slice(1)), ...this.assets.keys()];
  }

  private pageAt(path: string): Page | undefined {
    return this.pages().get(this.pagePaths.routes.get(path) ?? '');
  }
}
