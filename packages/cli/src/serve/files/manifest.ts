import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  localePrefix,
  notFoundRoute,
  outputPathOfRoute,
  pathFrom,
  type SiteConfig,
  type SiteLocale,
  siteLocales,
  urlOfRoute,
  urlPolicy,
} from '@docsite/core';
import { type HostRedirect, parseRedirectsFile } from '../../output/host-files/host-redirects.js';
import { headersFile } from '../../output/host-files/write-headers.js';
import { redirectsFile } from '../../output/host-files/write-redirects.js';
import { type HeaderRule, parseHeadersFile } from './headers-file.js';

/** What is known about a site's files when an address is looked up. Paths are in Unicode's composed form. */
export interface SiteFiles {
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** The files by path, each with its location on disk, which is empty if it is created on request. */
  readonly files: Pick<ReadonlyMap<string, string>, 'has' | 'get'>;
  /** The address of each page, by the path of its HTML file. Other HTML files were put there by the author. */
  readonly pages: Pick<ReadonlyMap<string, string>, 'has' | 'get'>;
  /** The rules of `_redirects`, which is not served itself. */
  readonly redirects: readonly HostRedirect[];
}

/** The files of a built site. Addresses are looked up here, never on disk, so that none leads out of the folder. */
export interface Manifest extends SiteFiles {
  /** Folder of the built site, absolute. */
  readonly folder: string;
  readonly files: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, string>;
  /** The rules of `_headers`; as on static hosts, the file itself is not served. */
  readonly headers: readonly HeaderRule[];
}

/** Paths that begin with a dot, such as `.git`, are not part of the site, as on static hosts. */
export const hidden = /(?:^|\/)\.(?!well-known\/)/;

/** Lists a built site. */
export function readManifest(folder: string, config: SiteConfig): Manifest {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const places = entries.map((entry) => join(entry.parentPath, entry.name));
  const listed = places.map((place) => [pathFrom(folder, place).normalize(), place] as const);
  const files = new Map(listed.filter(([path]) => !hidden.test(path)));
  const takeFile = (name: string): string => {
    const place = files.get(name);
    files.delete(name);
    return place === undefined ? '' : readFileSync(place, 'utf8');
  };
  const headers = parseHeadersFile(takeFile(headersFile));
  const redirects = parseRedirectsFile(takeFile(redirectsFile));
  const pages = siteLocales(config).flatMap((locale) => collectPages(files, config, locale));
  return {
    folder,
    baseUrl: config.baseUrl,
    files,
    pages: new Map(pages),
    headers,
    redirects,
  };
}

const pageData = /^assets\/pages(\/.+)\.json$/;

/** The address of a page as recorded in its data, which is the only way to know whether it is that of a folder. */
function writtenUrl(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly url: string }).url;
}

/** Finds pages by their page data, whose path follows from the route. The 404 page has no address. */
function collectPages(files: ReadonlyMap<string, string>, config: SiteConfig, locale: SiteLocale): [string, string][] {
  const prefix = localePrefix(locale, config);
  const policy = urlPolicy({ config, locale });
  return [...files.keys()].flatMap((path): [string, string][] => {
    const name = path.startsWith(prefix) ? pageData.exec(path.slice(prefix.length))?.[1] : undefined;
    if (name === undefined || name === notFoundRoute) return [];
    const route = name === '/index' ? '/' : name;
    const file = prefix + outputPathOfRoute(route, policy);
    const data = files.get(path);
    if (!files.has(file) || data === undefined) return [];
    return [[file, config.trailingSlash === 'folders' ? writtenUrl(data) : urlOfRoute(route, policy)]];
  });
}
