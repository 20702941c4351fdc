import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Finding, finding, type Place } from '../../diagnostic.js';
import { checkHandlers } from '../../head/check-head-tag.js';
import { isFolder } from '../../process/file-kind.js';
import { didYouMean } from '../../suggest/did-you-mean.js';
import { keyPath } from '../keys/key-path.js';
import { ownAliases } from '../own-aliases.js';
import { baseOfGlob } from '../path-globs.js';
import type { ParsedConfig } from '../schema/site.js';
import type { DocsConfig, I18nConfig, SiteConfig } from '../site-config.js';
import { localeFolder, siteLocales } from '../site-locale.js';

/** A configuration as its file exports it. */
interface WrittenConfig {
  readonly written: ParsedConfig;
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
  /** Absolute. */
  readonly siteDir: string;
}

interface Problem {
  readonly path: readonly PropertyKey[];
  readonly reason: string;
  readonly hint?: string | undefined;
}

/** Finds keys of a configuration that are valid by themselves but contradict each other. */
export function checkConfig(config: SiteConfig, { written, placeOf, siteDir }: WrittenConfig): Finding[] {
  const problems = [
    ...checkInstances(config.docs, { key: 'docs', name: 'docs instance' }),
    ...checkInstances(config.blog ?? [], { key: 'blog', name: 'blog' }),
    ...checkInstances(config.pages ?? [], { key: 'pages', name: 'folder of pages' }),
    ...checkLocales(config.i18n, Object.keys(written.i18n.localeConfigs)),
    ...checkLocalePaths(config),
    ...checkNamedLocales(config),
    ...checkAliases(written),
    ...checkOverrides(config, siteDir),
    ...checkHead(config),
  ];
  return problems.map(({ path, reason, hint }) =>
    finding('config', placeOf(path), `configuration key '${keyPath(path)}': ${reason}`, hint),
  );
}

function checkAliases({ aliases }: ParsedConfig): Problem[] {
  return ownAliases
    .filter((name) => Object.hasOwn(aliases, name))
    .map((name) => ({
      path: ['aliases', name],
      reason: `'${name}' is the name of docsite's own modules`,
      hint: 'choose another name',
    }));
}

function checkInstances(
  instances: readonly Pick<DocsConfig, 'id'>[],
  { key, name }: { readonly key: string; readonly name: string },
): Problem[] {
  return instances.flatMap(({ id }, index): Problem[] => {
    const first = instances.findIndex((other) => other.id === id);
    if (first === index) return [];
    const reason = `the ${name} '${id}' already exists, as ${key}[${first}]`;
    return [{ path: [key, index, 'id'], reason, hint: `give each ${name} its own id` }];
  });
}

function checkLocales({ defaultLocale, locales }: I18nConfig, described: readonly string[]): Problem[] {
  const twice = new Set(locales.filter((name, index) => locales.indexOf(name) !== index));
  return [
    ...(locales.includes(defaultLocale)
      ? []
      : [
          {
            path: ['i18n', 'defaultLocale'],
            reason: `'${defaultLocale}' is not among 'i18n.locales'`,
            hint: didYouMean(defaultLocale, locales) ?? `add '${defaultLocale}' to 'i18n.locales'`,
          },
        ]),
    ...[...twice].map((name) => ({ path: ['i18n', 'locales'], reason: `'${name}' is listed more than once` })),
    ...described.flatMap((name) => unknownLocale(name, ['i18n', 'localeConfigs', name], locales)),
  ];
}

/** Reports list items limited to languages that the site does not have. */
function checkNamedLocales({ head, routes, i18n }: SiteConfig): Problem[] {
  return Object.entries({ head, routes }).flatMap(([key, items]) =>
    items.flatMap(({ locales = [] }, index) =>
      locales.flatMap((name, place) => unknownLocale(name, [key, index, 'locales', place], i18n.locales)),
    ),
  );
}

function unknownLocale(name: string, path: readonly PropertyKey[], locales: readonly string[]): Problem[] {
  if (locales.includes(name)) return [];
  const hint = didYouMean(name, locales) ?? `add '${name}' to 'i18n.locales'`;
  return [{ path, reason: `'${name}' is not among the locales`, hint }];
}

/** Reports event handlers in elements of the head if the site has a security policy, which blocks them. */
function checkHead({ head, headers }: SiteConfig): Problem[] {
  if (headers === false || headers.contentSecurityPolicy === false) return [];
  return head.flatMap((tag, index) =>
    checkHandlers(tag).map(({ path, message, hint }) => ({ path: ['head', index, ...path], reason: message, hint })),
  );
}

/** Reports patterns that start at a missing folder and would therefore have no effect. */
function checkOverrides({ overrides }: SiteConfig, siteDir: string): Problem[] {
  return overrides.flatMap(({ files }, index) =>
    files.flatMap((glob, at): Problem[] => {
      const base = baseOfGlob(glob);
      if (base === '' || existsSync(join(siteDir, base))) return [];
      const names = readdirSync(join(siteDir, nearestFolder(siteDir, base)));
      const missing = base.slice(nearestFolder(siteDir, base).length).replace(/^\//, '').split('/')[0] as string;
      return [
        {
          path: ['overrides', index, 'files', at],
          reason: `the site has no file or folder '${base}'`,
          hint: didYouMean(missing, names) ?? 'patterns are relative to the site folder',
        },
      ];
    }),
  );
}

/** The longest ancestor of a path that exists as a folder; empty for the site folder. */
function nearestFolder(siteDir: string, path: string): string {
  const parent = posix.dirname(path);
  if (parent === '.') return '';
  return isFolder(join(siteDir, parent)) ? parent : nearestFolder(siteDir, parent);
}

/** Reports locales whose output folders overlap with another locale's, or with other routes. */
function checkLocalePaths(config: SiteConfig): Problem[] {
  const { i18n } = config;
  const folders = siteLocales(config).map((locale) => ({ ...locale, folder: localeFolder(locale, config) }));
  return folders.flatMap(({ name, baseUrl, folder }, index): Problem[] => {
    // one that is listed twice is reported as such
    if (folders.findIndex((other) => other.name === name) < index) return [];
    const key = i18n.localeConfigs[name]?.baseUrl === undefined ? 'path' : 'baseUrl';
    const path = ['i18n', 'localeConfigs', name, key];
    const others = folders.slice(0, index);
    const twin = others.find((other) => other.folder === folder || overlaps(other.folder, folder));
    const problem = twin === undefined ? routesBelow(config, folder) : `the locale '${twin.name}'`;
    if (problem === undefined) return [];
    const hint = `give '${name}' another path: i18n: { localeConfigs: { '${name}': { ${key}: '…' } } }`;
    return [{ path, reason: `the path '${key === 'path' ? folder : baseUrl}' belongs to ${problem}`, hint }];
  });
}

/** Describes what else has its routes in a folder of the output; undefined for the root. */
function routesBelow({ docs, pages = [], blog = [] }: SiteConfig, folder: string): string | undefined {
  const taken = new Map([['assets', 'the files that docsite makes']]);
  for (const { id, routeBasePath } of docs) taken.set(routeBasePath, `the routes of the docs instance '${id}'`);
  for (const { id, routeBasePath } of blog) taken.set(routeBasePath, `the routes of the blog '${id}'`);
  for (const { routeBasePath } of pages) taken.set(routeBasePath, 'the routes of the pages');
  taken.delete('');
  return folder === '' ? undefined : [...taken].find(([route]) => overlaps(route, folder))?.[1];
}

/**
 * Whether one path equals or contains the other, also on file systems that ignore letter case; the root never overlaps.
 */
function overlaps(a: string, b: string): boolean {
  if (a === '' || b === '') return false;
  const [first, second] = [a, b].map((path) => `${path.normalize('NFC').toLowerCase()}/`);
  return first === undefined || second === undefined || first.startsWith(second) || second.startsWith(first);
}
