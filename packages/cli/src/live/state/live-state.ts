import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { compareText, firstFound, localePrefix, ownValue, type SiteConfig, urlOfRoute, urlPolicy } from '@docsite/core';
import { headSources, type OutputFile, renderRedirectsFile } from '@docsite/renderer';
import {
  collectScripts,
  collectStaticScripts,
  headersFile,
  type PolicyNeeds,
  renderHeaders,
} from '../../output/host-files/write-headers.js';
import { redirectsFile } from '../../output/host-files/write-redirects.js';
import type { LiveFile } from './locale-files.js';
import type { LocaleState } from './locale-state.js';

/** What a state of a site is made of. */
interface StateParts {
  readonly config: SiteConfig;
  readonly locales: readonly LocaleState[];
  /** Sources whose latest version cannot be parsed. */
  readonly unreadable: ReadonlySet<string>;
  /** Returns the current path of a source, which may have been renamed. */
  readonly latest: (source: string) => string;
}

/** The files of a site in one state, in every locale, each created on request. */
export class LiveState {
  readonly config: SiteConfig;
  readonly locales: readonly LocaleState[];
  private readonly unreadable: StateParts['unreadable'];
  private readonly latest: StateParts['latest'];
  private readonly folders: readonly LocaleFolder[];
  private staticScripts: readonly string[] | undefined;

  constructor({ config, locales, unreadable, latest }: StateParts) {
    this.config = config;
    this.locales = locales;
    this.unreadable = unreadable;
    this.latest = latest;
    this.folders = locales.map((locale) => ({ locale, prefix: localePrefix(locale.facts.locale, config) }));
  }

  /** Creates what is needed to know whether there is a file at a path. */
  async prepare(path: string): Promise<void> {
    for (const { locale, inner } of this.at(path)) await locale.files.prepare(inner);
  }

  /** Whether there is a file at a path, after `prepare`. */
  has(path: string): boolean {
    return this.ownerOf(path) !== undefined;
  }

  /** The address of the page whose HTML is at a path. */
  addressOf(path: string): string | undefined {
    return firstFound(this.at(path), ({ locale, inner }) => locale.files.addresses.get(inner));
  }

  /** The source file of the page at a path. */
  sourceOf(path: string): string | undefined {
    const owner = this.ownerOf(path);
    return owner?.locale.files.sourceOf(owner.inner);
  }

  /** Shell data and bundle files, which are named by their contents, for each locale. */
  namedFiles(): { readonly prefix: string; readonly files: ReadonlyMap<string, OutputFile> }[] {
    return this.folders.map(({ locale, prefix }) => ({ prefix, files: locale.files.shared }));
  }

  /** Whether the page with a file at a path cannot be parsed or rendered in its current version. */
  async isBroken(path: string): Promise<boolean> {
    const owner = this.ownerOf(path);
    if (owner === undefined) return false;
    const { files } = owner.locale;
    const source = files.sourceOf(owner.inner);
    return (source !== undefined && this.unreadable.has(source)) || files.isBroken(owner.inner);
  }

  /** The address of a source's page; the source may have been renamed. */
  addressOfSource(written: string): string | undefined {
    const source = this.latest(written);
    return firstFound(this.locales, ({ facts: { site } }) => {
      const route = ownValue(site.routesBySource, source);
      return route === undefined ? undefined : urlOfRoute(route, urlPolicy(site));
    });
  }

  /** The location on disk of the file at a path: static files and assets. */
  placeOf(path: string): string | undefined {
    const owner = this.ownerOf(path);
    return owner?.locale.files.placeOf(owner.inner);
  }

  /** The file at an output path, with the bytes that a build would write. */
  async read(path: string): Promise<LiveFile | undefined> {
    await this.prepare(path);
    const contents = await this.hostFile(path);
    return contents === undefined ? this.readOwn(path) : { contents };
  }

  /** The paths of all files that a build would write. */
  async list(): Promise<string[]> {
    const lists = this.folders.map(async ({ locale, prefix }) =>
      (await locale.files.list()).map((path) => prefix + path),
    );
    const listed = new Set((await Promise.all(lists)).flat());
    for (const path of [headersFile, redirectsFile]) if ((await this.hostFile(path)) !== undefined) listed.add(path);
    return [...listed];
  }

  /**
   * `_headers`; undefined if disabled in the configuration.
   *
   * @param pages What pages need from the security policy.
   */
  async headers(pages: PolicyNeeds): Promise<string | undefined> {
    this.staticScripts ??= this.locales.flatMap(({ facts }) => collectStaticScripts(facts.site, facts.siteDir));
    const inlineScripts = [
      ...pages.inlineScripts,
      ...this.locales.flatMap(({ files }) => collectScripts(files.redirectFiles)),
      ...this.staticScripts,
    ];
    const policySources = new Set([
      ...pages.policySources,
      ...this.locales.flatMap(({ facts }) => headSources(facts.siteHtml.head)),
    ]);
    const parts = { ownRules: await this.ownRules(headersFile), files: this.assets() };
    return renderHeaders(this.config, { inlineScripts, policySources: [...policySources] }, parts);
  }

  /** What all pages need from the security policy, each rendered for it. */
  async policy(): Promise<PolicyNeeds> {
    await this.renderAll();
    for (const { files } of this.locales) await files.prepare('assets/search/');
    const pages = this.locales.flatMap(({ pages: renderings }) => [...renderings.summaries().values()]);
    return {
      inlineScripts: pages.flatMap((page) => page.inlineScripts),
      policySources: pages.flatMap((page) => page.policySources),
    };
  }

  /** What the pages rendered so far need from it; pages are rendered before they are sent. */
  policySoFar(): PolicyNeeds {
    const policies = this.locales.map(({ pages }) => pages.policy);
    return {
      inlineScripts: policies.flatMap(({ inlineScripts }) => [...inlineScripts]),
      policySources: policies.flatMap(({ policySources }) => [...policySources]),
    };
  }

  /** `_redirects`; undefined if the configuration has no redirects. */
  async redirects(): Promise<string | undefined> {
    const rules = this.locales.flatMap(({ files }) => files.redirectRules);
    return rules.length === 0 ? undefined : renderRedirectsFile(rules, await this.ownRules(redirectsFile));
  }

  /** Renders every page that is not rendered yet. */
  async renderAll(): Promise<void> {
    for (const { facts, pages } of this.locales) for (const page of facts.site.pages) await pages.summary(page);
  }

  /** A file for hosts that concerns all locales; undefined for any other path, and if there is none. */
  private async hostFile(path: string): Promise<string | undefined> {
    if (path === redirectsFile) return this.redirects();
    return path === headersFile ? this.headers(await this.policy()) : undefined;
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
    const paths = this.folders.flatMap(({ locale, prefix }) => locale.files.namedFiles().map((path) => prefix + path));
    const roots = new Set(paths.flatMap((path) => /^(?:([^/]+)\/)?assets\//.exec(path)?.[1] ?? []));
    const isWorker = (path: string): boolean =>
      path === 'sw.js' || (posix.basename(path) === 'sw.js' && roots.has(posix.dirname(path)));
    const inFolder = /^(?:[^/]+\/)?assets\/(?!pages\/)[^/]+\/./;
    return [...new Set(paths.filter((path) => inFolder.test(path) || isWorker(path)))].sort(compareText);
  }

  /** The locale whose file is at a path, after `prepare`. */
  private ownerOf(path: string): PathInLocale | undefined {
    return this.at(path).find(({ locale, inner }) => locale.files.has(inner));
  }

  /** The locales that may have a file at a path, starting with the one that a build writes last. */
  private at(path: string): PathInLocale[] {
    return this.folders
      .filter(({ prefix }) => path.startsWith(prefix))
      .map(({ locale, prefix }) => ({ locale, inner: path.slice(prefix.length) }))
      .reverse();
  }
}

interface PathInLocale {
  readonly locale: LocaleState;
  /** Relative to the folder of the locale. */
  readonly inner: string;
}

interface LocaleFolder {
  readonly locale: LocaleState;
  /** Its folder in the output with a trailing slash; empty for the root. */
  readonly prefix: string;
}
