import { didYouMean } from '../../suggest/did-you-mean.js';
import type { I18nConfig, SiteConfig } from '../site-config.js';
import { localeFolder, siteLocales } from '../site-locale.js';

/** What is wrong with a key of a configuration. */
export interface ConfigProblem {
  readonly path: readonly PropertyKey[];
  readonly reason: string;
  readonly hint?: string | undefined;
}

/**
 * Finds languages that are not listed or listed twice, and those whose folders in the output contradict each other.
 *
 * @param described The languages that have options of their own.
 */
export function checkLocales(config: SiteConfig, described: readonly string[]): ConfigProblem[] {
  return [...checkList(config.i18n, described), ...checkLocalePaths(config), ...checkNamedLocales(config)];
}

function checkList({ defaultLocale, locales }: I18nConfig, described: readonly string[]): ConfigProblem[] {
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
function checkNamedLocales({ head, routes, i18n }: SiteConfig): ConfigProblem[] {
  return Object.entries({ head, routes }).flatMap(([key, items]) =>
    items.flatMap(({ locales = [] }, index) =>
      locales.flatMap((name, place) => unknownLocale(name, [key, index, 'locales', place], i18n.locales)),
    ),
  );
}

function unknownLocale(name: string, path: readonly PropertyKey[], locales: readonly string[]): ConfigProblem[] {
  if (locales.includes(name)) return [];
  const hint = didYouMean(name, locales) ?? `add '${name}' to 'i18n.locales'`;
  return [{ path, reason: `'${name}' is not among the locales`, hint }];
}

/** Reports locales whose output folders overlap with another locale's, or with other routes. */
function checkLocalePaths(config: SiteConfig): ConfigProblem[] {
  const { i18n } = config;
  const folders = siteLocales(config).map((locale) => ({ ...locale, folder: localeFolder(locale, config) }));
  return folders.flatMap(({ name, baseUrl, folder }, index): ConfigProblem[] => {
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
