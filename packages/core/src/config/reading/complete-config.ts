import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { docsSchema } from '../schema/content/docs.js';
import { pagesSchema } from '../schema/content/pages.js';
import { parseOnce } from '../schema/parse-once.js';
import type { ParsedConfig } from '../schema/site.js';
import type { DocsConfig, I18nConfig, LocaleConfig, MarkdownConfig, SiteConfig } from '../site-config.js';
import { contentFolders, folderPluginsOf, mathFolders, withoutPlugins } from './folder-plugins.js';

/** Fills in omitted keys of a configuration from the contents of the site folder. */
export function completeConfig(parsed: ParsedConfig, siteDir: string): SiteConfig {
  const { docs, pages, blog, i18n, preset: _, ...rest } = parsed;
  const languages = completeI18n(i18n);
  const own = folderPluginsOf(parsed, languages);
  const markdown = {
    ...rest.markdown,
    math: mathFolders(rest.markdown.math, parsed, languages),
    remarkPlugins: [...rest.markdown.remarkPlugins, ...own.remarkPlugins],
    rehypePlugins: [...rest.markdown.rehypePlugins, ...own.rehypePlugins],
  };
  return {
    ...rest,
    ...completeBlogs(blog, languages, markdown),
    i18n: languages,
    docs: completeDocs(docs, siteDir),
    ...(pages !== false && completePages(pages, siteDir)),
  };
}

function completeI18n({
  defaultLocale,
  locales = [defaultLocale],
  localeConfigs,
  path,
  ...rest
}: ParsedConfig['i18n']): I18nConfig {
  const described = locales.map((name) => {
    const { site, ...locale } = localeConfigs[name] ?? {};
    return [name, { ...completeLocale(name, locale), ...(site && { site }) }] as const;
  });
  return { ...rest, defaultLocale, locales, path: posix.normalize(path), localeConfigs: Object.fromEntries(described) };
}

function completeDocs(docs: ParsedConfig['docs'], siteDir: string): readonly DocsConfig[] {
  if (docs === false) return [];
  if (docs !== undefined) return [docs].flat().map(withoutPlugins);
  return existsSync(join(siteDir, 'docs')) ? [docsSchema.parse({}, parseOnce)] : [];
}

function completePages(pages: ParsedConfig['pages'], siteDir: string): Pick<SiteConfig, 'pages'> {
  if (pages) return { pages: [pages].flat().map(withoutPlugins) };
  const path = ['pages', 'src/pages'].find((folder) => existsSync(join(siteDir, folder)));
  return path === undefined ? {} : { pages: [pagesSchema.parse({ path }, parseOnce)] };
}

function completeBlogs(
  blog: ParsedConfig['blog'],
  i18n: I18nConfig,
  markdown: MarkdownConfig,
): Pick<SiteConfig, 'blog' | 'markdown'> {
  if (blog === false) return { markdown };
  const blogs = [blog].flat();
  const postFolders = blogs.flatMap((own) => contentFolders(own, 'blog', i18n));
  return { blog: blogs.map(withoutPlugins), markdown: { ...markdown, postFolders } };
}

/** Languages that are written from right to left, by their ISO 639 codes. */
const rightToLeft = new Set(['ar', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'sd', 'ur', 'yi']);

/** The options of a language, with defaults derived from its name. */
export function completeLocale(name: string, given: Partial<Omit<LocaleConfig, 'site'>> = {}): LocaleConfig {
  const [language = name] = name.split('-');
  return {
    label: given.label ?? languageLabel(name),
    direction: given.direction ?? (rightToLeft.has(language) ? 'rtl' : 'ltr'),
    htmlLang: given.htmlLang ?? name,
    calendar: given.calendar ?? 'gregory',
    path: given.path ?? name,
    ...(given.baseUrl !== undefined && { baseUrl: given.baseUrl }),
    ...(given.url !== undefined && { url: given.url }),
    ...(given.translate !== undefined && { translate: given.translate }),
  };
}

/** The language's own name for itself. Looking one up takes 14 ms, so English is not looked up. */
function languageLabel(name: string): string {
  if (name === 'en') return 'English';
  try {
    const label = new Intl.DisplayNames(name, { type: 'language' }).of(name) ?? name;
    return label.charAt(0).toLocaleUpperCase(name) + label.slice(1);
  } catch {
    return name;
  }
}
