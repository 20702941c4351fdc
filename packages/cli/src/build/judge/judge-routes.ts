import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRoutes, severitiesOf, toDiagnostics } from '@docsite/checker';
import { type Diagnostic, type Finding, localeFolder, type Site, type SiteConfig, siteLocales } from '@docsite/core';
import { parseRedirectsFile, redirectOf } from '../../output/host-files/host-redirects.js';
import { readRouteLock, routeLockName } from './route-lock-file.js';

/** A site in the locales that were built. */
export interface BuiltSites {
  /** Absolute. */
  readonly siteDir: string;
  /** One for each locale, of which the first represents what they share. */
  readonly sites: readonly Site[];
}

/** Compares the addresses of a site with the recorded ones; reports nothing for a site without a record. */
export function judgeRoutes({ siteDir, sites }: BuiltSites): Diagnostic[] {
  const lock = readRouteLock(siteDir);
  const [site] = sites;
  if (lock === undefined || site === undefined) return [];
  const findings: Finding[] =
    'problem' in lock
      ? [lock.problem]
      : checkRoutes({
          file: routeLockName,
          locked: lock.locked,
          addresses: new Set(sites.flatMap(listAddresses)),
          isAnswered: findAnswers({ siteDir, sites }),
          routeOf: (address) => routeOf(address, sites),
        });
  return toDiagnostics(findings, severitiesOf(site.config));
}

/** The addresses to record: those of pages and redirects, and recorded ones at which something else exists now. */
export function recordableRoutes({ siteDir, sites }: BuiltSites): string[] {
  const lock = readRouteLock(siteDir);
  const locked = lock === undefined || 'problem' in lock ? [] : [...lock.locked.keys()];
  const isAnswered = findAnswers({ siteDir, sites });
  return [...new Set([...sites.flatMap(listAddresses), ...locked.filter(isAnswered)])];
}

/** The addresses of a locale, below the base URL of the site. */
function listAddresses(site: Site): string[] {
  const routes = [
    ...site.pages.filter(({ holds }) => holds !== 'nothing').map(({ route }) => route),
    ...site.redirects.map(({ from }) => from),
  ];
  const prefix = prefixOf(site.locale.name, site.config);
  return routes.map((route) => prefix + (route === '/' && prefix !== '' ? '' : route) || '/');
}

/** The path of a locale in the whole site, whichever locales were built: empty, or such as `/de`. */
function prefixOf(name: string, config: SiteConfig): string {
  const locale = siteLocales(config).find((one) => one.name === name) ?? config;
  return `/${localeFolder(locale, config)}`.replace(/\/$/, '');
}

/** An address without its locale; undefined for a locale that was not built. */
function routeOf(address: string, sites: readonly Site[]): string | undefined {
  const [site] = sites;
  if (site === undefined) return undefined;
  const owners = site.config.i18n.locales
    .map((name) => ({ name, prefix: prefixOf(name, site.config) }))
    .filter(({ prefix }) => address === prefix || address.startsWith(`${prefix}/`));
  const [owner] = owners.sort((a, b) => b.prefix.length - a.prefix.length);
  if (owner === undefined || !sites.some(({ locale }) => locale.name === owner.name)) return undefined;
  return address.slice(owner.prefix.length) || '/';
}

/** Returns a predicate for addresses at which there is a static file, or a redirect in the static `_redirects` file. */
function findAnswers({ siteDir, sites }: BuiltSites): (address: string) => boolean {
  const files = new Set(sites.flatMap((site) => Object.keys(site.staticFiles)));
  const source = sites.find(({ staticFiles }) => staticFiles['/_redirects'] !== undefined)?.staticFiles['/_redirects'];
  const rules = source === undefined ? [] : parseRedirectsFile(readFileSync(join(siteDir, source), 'utf8'));
  const base = (sites[0]?.config.baseUrl ?? '/').replace(/\/$/, '');
  return (address) =>
    [address, `${address}.html`, `${address.replace(/\/$/, '')}/index.html`].some((path) => files.has(path)) ||
    redirectOf(rules, { path: base + address, query: '', isThere: false }) !== undefined;
}
