import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { SiteConfig } from '@docsite/core';
import { headSources, renderRedirectsFile } from '@docsite/renderer';
import { collectScripts, collectStaticScripts, headersFile, renderHeaders } from '../output/write-headers.js';
import { redirectsFile } from '../output/write-redirects.js';
import type { LiveFile } from './locale-files.js';
import type { LocaleState } from './locale-state.js';

/** The files of a site as it is now, in every locale, each made when it is asked for. */
export class LiveState {
  private readonly folders: readonly LocaleFolder[];
  private staticScripts: readonly string[] | undefined;

  constructor(
    readonly config: SiteConfig,
    readonly locales: readonly LocaleState[],
  ) {
    this.folders = locales.map((locale) => ({ locale, prefix: prefixOf(locale, config) }));
  }

  /** Makes what has to be made before it is known whether there is a file at a path. */
  async prepare(path: string): Promise<void> {
    for (const { locale, inner } of this.at(path)) await locale.files.prepare(inner);
  }

  /** Whether there is a file at a path, for which all is prepared. */
  has(path: string): boolean {
    return this.at(path).some(({ locale, inner }) => locale.files.has(inner));
  }

  /** The address of the page whose HTML is at a path. */
  addressOf(path: string): string | undefined {
    return this.at(path)
      .map(({ locale, inner }) => locale.files.addresses.get(inner))
      .find((address) => address !== undefined);
  }

  /** The file at a path of the output, with the bytes that a build would write. */
  async read(path: string): Promise<LiveFile | undefined> {
    await this.prepare(path);
    if (path === redirectsFile || path === headersFile) {
      if (path === headersFile) await this.renderAll();
      const contents = path === headersFile ? await this.headers() : await this.redirects();
      return contents === undefined ? this.readOwn(path) : { contents };
    }
    return this.readOwn(path);
  }

  /** The paths of all files that a build would write. */
  async list(): Promise<string[]> {
    const lists = this.folders.map(async ({ locale, prefix }) =>
      (await locale.files.list()).map((path) => prefix + path),
    );
    const own = [headersFile, redirectsFile];
    const listed = new Set([...(await Promise.all(lists)).flat(), ...own]);
    const there = await Promise.all(own.map((path) => this.read(path)));
    for (const [index, path] of own.entries()) if (there[index] === undefined) listed.delete(path);
    return [...listed];
  }

  /** `_headers` as far as pages are rendered; a page is rendered before it is sent, so that it has its headers. */
  async headers(): Promise<string | undefined> {
    const pages = this.locales.flatMap(({ pages }) => [...pages.summaries().values()]);
    this.staticScripts ??= this.locales.flatMap(({ facts }) => collectStaticScripts(facts.site, facts.siteDir));
    const inlineScripts = [
      ...pages.flatMap((page) => page.inlineScripts),
      ...this.locales.flatMap(({ files }) => collectScripts(files.redirectFiles)),
      ...this.staticScripts,
    ];
    const policySources = [
      ...new Set([
        ...pages.flatMap((page) => page.policySources),
        ...this.locales.flatMap(({ facts }) => headSources(facts.siteHtml.head)),
      ]),
    ];
    const parts = { ownRules: await this.ownRules(headersFile), files: this.assets() };
    return renderHeaders(this.config, { inlineScripts, policySources }, parts);
  }

  /** `_redirects`; absent where the configuration has no redirects. */
  async redirects(): Promise<string | undefined> {
    const rules = this.locales.flatMap(({ files }) => files.redirectRules);
    return rules.length === 0 ? undefined : renderRedirectsFile(rules, await this.ownRules(redirectsFile));
  }

  /** Renders every page that is not rendered yet. */
  async renderAll(): Promise<void> {
    for (const { facts, pages } of this.locales) for (const page of facts.site.pages) await pages.summary(page);
  }

  private async readOwn(path: string): Promise<LiveFile | undefined> {
    for (const { locale, inner } of this.at(path)) {
      if (!locale.files.has(inner)) continue;
      const file = await locale.files.read(inner);
      if (file !== undefined) return file;
    }
    return undefined;
  }

  private async ownRules(path: string): Promise<string> {
    const file = await this.readOwn(path);
    return file !== undefined && 'place' in file ? readFileSync(file.place, 'utf8') : '';
  }

  /** Paths of the files that belong to no route. */
  private assets(): string[] {
    const paths = this.folders.flatMap(({ locale, prefix }) =>
      locale.files.copiesAndOthers().map((path) => prefix + path),
    );
    const roots = new Set(paths.flatMap((path) => /^(?:([^/]+)\/)?assets\//.exec(path)?.[1] ?? []));
    const isWorker = (path: string): boolean =>
      path === 'sw.js' || (posix.basename(path) === 'sw.js' && roots.has(posix.dirname(path)));
    const inFolder = /^(?:[^/]+\/)?assets\/(?!pages\/)[^/]+\/./;
    return [...new Set(paths.filter((path) => inFolder.test(path) || isWorker(path)))].sort((a, b) => (a < b ? -1 : 1));
  }

  /** The locales that may have a file at a path, the one that a build writes last first. */
  private at(path: string): { readonly locale: LocaleState; readonly inner: string }[] {
    return this.folders
      .filter(({ prefix }) => path.startsWith(prefix))
      .map(({ locale, prefix }) => ({ locale, inner: path.slice(prefix.length) }))
      .reverse();
  }
}

interface LocaleFolder {
  readonly locale: LocaleState;
  /** Its folder in the output with a slash at the end; empty for the root. */
  readonly prefix: string;
}

function prefixOf({ facts: { locale } }: LocaleState, config: SiteConfig): string {
  const folder = locale.baseUrl === config.baseUrl ? '' : locale.path.replace(/^\/+|\/+$/g, '');
  return folder === '' ? '' : `${folder}/`;
}
