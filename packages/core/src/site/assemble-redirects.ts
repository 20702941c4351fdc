import type { ContentHooks } from '../config/adapters/content-hooks.js';
import { type KeyPlaces, placeOfKey } from '../config/keys/key-places.js';
import type { SiteConfig } from '../config/site-config.js';
import type { SiteLocale } from '../config/site-locale.js';
import { markdownTwins } from '../content/markdown-twins.js';
import type { PageBase } from '../content/page.js';
import { type Finding, finding, placeText } from '../diagnostic.js';
import { outputPathOfRedirect, type Redirect } from '../links/redirect.js';
import { ownFolderOf } from '../route/own-folders.js';
import { notFoundRoute, routeOfPath, urlPolicy } from '../route/route.js';
import type { OutputPaths } from './output-paths.js';

/** The input of collecting redirects. */
export interface RedirectsInput {
  readonly config: SiteConfig;
  readonly hooks?: ContentHooks | undefined;
  readonly configPlaces: KeyPlaces;
  readonly locale: SiteLocale;
  readonly locales: readonly SiteLocale[];
  readonly pages: readonly PageBase[];
  readonly staticFiles: Readonly<Record<string, string>>;
  /** The output paths of pages and files. */
  readonly paths: OutputPaths;
}

/** The redirects of one locale, and problems with their old addresses. */
export interface AssembledRedirects {
  readonly redirects: readonly Redirect[];
  readonly findings: readonly Finding[];
}

/**
 * Collects the configured redirects, except from addresses where something else exists. They apply to every locale,
 * below its base URL. Findings are reported for the default locale only, because a translation may have a page at an
 * address that is an old one elsewhere.
 */
export function assembleRedirects(input: RedirectsInput): AssembledRedirects {
  const { config, locale, hooks } = input;
  if (config.redirects.length === 0 && hooks?.oldAddresses === undefined) return { redirects: [], findings: [] };
  const problemOf = createCheck(input);
  const pages = new Set(input.pages.map(({ route }) => route));
  const byAddress = new Map<string, Redirect>();
  const findings: Finding[] = [];
  for (const redirect of writtenRedirects(input)) {
    const address = fold(redirect.from);
    const twin = byAddress.get(address);
    const problem = twin === undefined ? problemOf(redirect) : secondOf(redirect, twin);
    if (problem === undefined) byAddress.set(address, redirect);
    else findings.push(finding('redirect', redirect.place, problem.message, problem.hint));
  }
  // computed redirects that are not possible are left out silently
  for (const redirect of computedRedirects(input)) {
    const address = fold(redirect.from);
    if (!byAddress.has(address) && problemOf(redirect) === undefined) byAddress.set(address, redirect);
  }
  return {
    redirects: [...byAddress.values()].map((redirect) =>
      pages.has(redirect.from.replace(/\.html?$/i, '')) ? { ...redirect, isFolder: true } : redirect,
    ),
    findings: locale.name === config.i18n.defaultLocale ? findings : [],
  };
}

function writtenRedirects({ config, configPlaces }: RedirectsInput): Redirect[] {
  return config.redirects.flatMap(({ from, to }, index) => {
    const targetPlace = placeOfKey(configPlaces, ['redirects', index, 'to']);
    const addresses = typeof from === 'string' ? [from] : from;
    return addresses.map((address, at): Redirect => {
      const place = placeOfKey(configPlaces, ['redirects', index, 'from', at]);
      return { from: routeOfPath(address), to, place, targetPlace };
    });
  });
}

/** Calls the adapter's function with the address of each page that has one, including its trailing slash. */
function computedRedirects({ config, hooks, pages, configPlaces }: RedirectsInput): Redirect[] {
  const place = placeOfKey(configPlaces, []);
  const slashOf = ({ route, isFolder }: PageBase) =>
    route !== '/' && (isFolder || config.trailingSlash === true) ? '/' : '';
  return pages
    .filter(({ route }) => route !== notFoundRoute)
    .flatMap((page) =>
      (hooks?.oldAddresses?.(page.route + slashOf(page)) ?? []).map(
        (from): Redirect => ({ from: routeOfPath(from), to: page.route, place, targetPlace: place }),
      ),
    );
}

interface Problem {
  readonly message: string;
  readonly hint: string;
}

function secondOf({ from }: Redirect, { place }: Redirect): Problem {
  return {
    message: `'${from}' already redirects, at ${placeText(place)}`,
    hint: 'keep one of the two',
  };
}

/**
 * Creates the check of old addresses, which ignores letter case and normalizes accents, because hosts and file systems
 * may do so.
 */
function createCheck(input: RedirectsInput): (redirect: Redirect) => Problem | undefined {
  const { config, locale, locales, paths } = input;
  const policy = urlPolicy({ config, locale });
  const taken = new Map([...paths.entries()].map(([path, owner]) => [fold(path), owner]));
  for (const twin of markdownTwins(input).values()) taken.set(fold(twin), `the Markdown of a page, '${twin}'`);
  return (redirect) => {
    const { from } = redirect;
    const file = outputPathOfRedirect(redirect, policy);
    const owner = [file, ...filesAt(from)].map((path) => taken.get(fold(path))).find((found) => found !== undefined);
    if (owner !== undefined) return { message: `'${from}' cannot redirect: ${owner} is there`, hint: occupied };
    const other = locales.find(({ baseUrl }) => isBelow(locale.baseUrl + from.slice(1), baseUrl, locale.baseUrl));
    if (other !== undefined) return inOtherLocale(redirect, other, locale);
    const folder = ownFolderOf(from);
    if (folder !== undefined)
      return { message: `'${from}' cannot redirect: the build keeps its own files in '${folder}'`, hint: occupied };
    const problem = paths.problemOf(file);
    return problem === undefined ? undefined : { message: `the redirect from '${from}' ${problem}`, hint: occupied };
  };
}

const occupied = 'remove the redirect, or what is at its address';

/** Files that hosts may serve for a route. */
function filesAt(route: string): string[] {
  const path = route.slice(1);
  return path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`];
}

function isBelow(address: string, folder: string, own: string): boolean {
  return folder !== own && folder.startsWith(own) && `${address}/`.startsWith(folder);
}

function inOtherLocale({ from }: Redirect, { name, baseUrl }: SiteLocale, own: SiteLocale): Problem {
  const rest = from.slice(baseUrl.length - own.baseUrl.length);
  return {
    message: `'${from}' cannot redirect: it belongs to the locale '${name}', to which every redirect applies anyway`,
    hint: `leave the locale out: '${rest.startsWith('/') ? rest : `/${rest}`}'`,
  };
}

function fold(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
