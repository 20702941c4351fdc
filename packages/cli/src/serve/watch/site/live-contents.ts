import { readFile } from 'node:fs/promises';
import type { LiveState } from '../../../live/state/live-state.js';
import type { LiveFile } from '../../../live/state/locale-files.js';
import { parseRedirectsFile } from '../../../output/host-files/host-redirects.js';
import { headersFile, type PolicyNeeds } from '../../../output/host-files/write-headers.js';
import { redirectsFile } from '../../../output/host-files/write-redirects.js';
import { type HeaderRule, parseHeadersFile } from '../../files/headers-file.js';
import { type Found, lookUp } from '../../files/look-up.js';
import { hidden, type SiteFiles } from '../../files/manifest.js';

/** The state of a site in memory, as a static host would serve it. */
export class LiveContents {
  private site: Promise<SiteFiles> | undefined;
  private rules: { readonly key: string; readonly rules: readonly HeaderRule[] } | undefined;

  constructor(readonly state: LiveState) {}

  /** Looks up an address, including its query. */
  async lookUp(url: string): Promise<Found> {
    await this.state.prepare(this.pathOf(url));
    this.site ??= this.readSite();
    return lookUp(await this.site, url);
  }

  /** The path of a file at an address below the base URL. */
  pathOf(url: string): string {
    return readable(url).slice(this.state.config.baseUrl.length);
  }

  /** The file at a path that was found; undefined for a page that cannot be rendered. */
  read(path: string): Promise<LiveFile | undefined> {
    return this.state.read(this.written(path));
  }

  /** The location on disk of the file at a path; undefined for generated files. */
  placeOf(path: string): string | undefined {
    return this.state.placeOf(this.written(path));
  }

  /** The HTML of a page. */
  async readPage(path: string): Promise<string | undefined> {
    const file = await this.read(path);
    if (file === undefined) return undefined;
    return 'place' in file ? readFile(file.place, 'utf8').catch(() => undefined) : file.contents.toString();
  }

  /** The header rules. They list the inline scripts of rendered pages, so the page must be read first. */
  async headers(): Promise<readonly HeaderRule[]> {
    const policy = this.state.policySoFar();
    const key = JSON.stringify(policy);
    if (this.rules?.key !== key) this.rules = { key, rules: await this.readHeaders(policy) };
    return this.rules.rules;
  }

  private async readHeaders(policy: PolicyNeeds): Promise<readonly HeaderRule[]> {
    return parseHeadersFile((await this.state.headers(policy)) ?? '');
  }

  /** The source file of the page at a path. */
  sourceOf(path: string): string | undefined {
    return this.state.sourceOf(this.written(path));
  }

  /** Whether the page at a path does not match its source, because that cannot be parsed or rendered. */
  isBroken(path: string): Promise<boolean> {
    return this.state.isBroken(this.written(path));
  }

  private async readSite(): Promise<SiteFiles> {
    const { state } = this;
    const isServed = (path: string): boolean => path !== headersFile && path !== redirectsFile && !hidden.test(path);
    const addressOf = (path: string): string | undefined => state.addressOf(this.written(path));
    return {
      baseUrl: state.config.baseUrl,
      files: {
        has: (path) => isServed(path) && state.has(this.written(path)),
        get: (path) => state.placeOf(this.written(path)),
      },
      pages: { has: (path) => addressOf(path) !== undefined, get: addressOf },
      redirects: parseRedirectsFile((await state.redirects()) ?? ''),
    };
  }

  /** A path as the site writes it: accents in file names may be separate characters. */
  private written(path: string): string {
    const apart = path.normalize('NFD');
    return apart !== path && !this.state.has(path) && this.state.has(apart) ? apart : path;
  }
}

function readable(url: string): string {
  try {
    return decodeURIComponent(url.replace(/\?.*/s, '')).normalize();
  } catch {
    return '';
  }
}
