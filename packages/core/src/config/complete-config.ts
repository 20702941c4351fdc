import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { docsSchema, type ParsedConfig, pagesSchema } from './schema.js';
import type { DocsConfig, LocaleConfig, PagesConfig, SiteConfig } from './site-config.js';

/**
 * Fills in what a configuration leaves open from what the site folder holds. Without a configuration file the folder
 * itself is the docs, served at the root.
 */
export function completeConfig(parsed: ParsedConfig, siteDir: string, hasFile: boolean): SiteConfig {
  const { docs, pages, i18n, ...rest } = parsed;
  const named = i18n.locales ?? [];
  const locales = named.includes(i18n.defaultLocale) ? named : [i18n.defaultLocale, ...named];
  const config = {
    ...rest,
    i18n: {
      defaultLocale: i18n.defaultLocale,
      locales,
      localeConfigs: Object.fromEntries(
        locales.map((name) => [name, completeLocale(name, i18n.localeConfigs[name] ?? {})]),
      ),
    },
    docs: completeDocs(docs, siteDir, hasFile),
    ...(pages !== false && hasFile && completePages(pages, siteDir)),
  };
  return withoutUndefined(config) as SiteConfig;
}

function completeDocs(docs: ParsedConfig['docs'], siteDir: string, hasFile: boolean): DocsConfig[] {
  if (docs === false) return [];
  if (docs !== undefined) return (Array.isArray(docs) ? docs : [docs]) as DocsConfig[];
  if (!hasFile) return [docsSchema.parse({ path: '.', routeBasePath: '' }) as DocsConfig];
  return existsSync(join(siteDir, 'docs')) ? [docsSchema.parse({}) as DocsConfig] : [];
}

function completePages(pages: Exclude<ParsedConfig['pages'], false>, siteDir: string): { pages?: PagesConfig } {
  if (pages !== undefined) return { pages: pages as PagesConfig };
  const path = ['pages', 'src/pages'].find((folder) => existsSync(join(siteDir, folder)));
  return path === undefined ? {} : { pages: pagesSchema.parse({ path }) as PagesConfig };
}

const rightToLeft = new Set(['ar', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'sd', 'ur', 'yi']);

function completeLocale(name: string, given: Partial<Record<keyof LocaleConfig, string | undefined>>): LocaleConfig {
  const language = name.split('-')[0] as string;
  return {
    label: given.label ?? languageLabel(name),
    direction:
      (given.direction as LocaleConfig['direction'] | undefined) ?? (rightToLeft.has(language) ? 'rtl' : 'ltr'),
    htmlLang: given.htmlLang ?? name,
    calendar: given.calendar ?? 'gregory',
    path: given.path ?? name,
  };
}

/** The language's own name for itself. */
function languageLabel(name: string): string {
  try {
    const label = new Intl.DisplayNames(name, { type: 'language' }).of(name) ?? name;
    return label.charAt(0).toLocaleUpperCase(name) + label.slice(1);
  } catch {
    return name;
  }
}

/** `exactOptionalPropertyTypes` tells absent keys from undefined ones, and so does structured cloning. */
function withoutUndefined<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutUndefined) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, withoutUndefined(item)]),
  ) as T;
}
