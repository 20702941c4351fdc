import { posix } from 'node:path';
import { didYouMean, type LoadedConfig, nameSome, type SiteLocale, siteLocales } from '@docsite/core';
import { UsageError } from '../report/errors/usage-error.js';
import { exitCode } from '../report/outcome/exit-code.js';
import { translatedDocuments } from '../upkeep/translated-documents.js';
import { translationSources } from '../upkeep/translation-sources.js';
import { type UpdatedFile, updateTranslations } from '../upkeep/update-translations.js';
import { openSite } from './run/open-site.js';

/**
 * `docsite translations`: writes the files of a locale for translators to fill in, and reports what is not translated.
 */
export async function translations(name: string, dir: string | undefined): Promise<number> {
  const { siteDir, loaded } = await openSite(dir);
  const { i18n } = loaded.config;
  const site = { siteDir, loaded, locale: localeOf(name, loaded) };
  const folder = posix.join(i18n.path, site.locale.path);
  const sources = await translationSources(site);
  const files = sources.map((file) => updateTranslations(siteDir, folder, file));
  const { count, missing, older } = await translatedDocuments(site);
  const labels = files.filter(({ untranslated }) => untranslated.length > 0);
  const lines = [
    ...files.map(({ path, added }) => (added > 0 ? `  wrote  ${path} (${added} new)` : `  kept   ${path}`)),
    ...listed('same text as in the original language:', labels.map(describeLabels)),
    ...listed(
      'not collected, as these texts depend on what runs:',
      sources.flatMap(({ unknown = [] }) => unknown),
    ),
    ...listed(
      'no longer used:',
      files.flatMap(({ path, unused }) => unused.map((id) => `${path}: ${id}`)),
    ),
    ...listed(`not translated, ${missing.length} of ${count} documents:`, missing),
    ...listed('older than the original:', older),
    ...(i18n.locales.includes(name) ? [] : ['', `Add '${name}' to 'i18n.locales' of the configuration.`]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return exitCode.clean;
}

function localeOf(name: string, { config }: LoadedConfig): SiteLocale {
  if (name === config.i18n.defaultLocale)
    throw new UsageError(`'${name}' is the language that the site is written in`, 'name the locale to translate into');
  const known = siteLocales(config).find((locale) => locale.name === name);
  if (known !== undefined) return known;
  requireLanguage(name, config.i18n.locales);
  const locale = { name, label: name, direction: 'ltr', htmlLang: name, calendar: 'gregory', path: name } as const;
  return { ...locale, baseUrl: `${config.baseUrl}${name}/` };
}

/** Requires that a locale missing in the configuration is a known language in standard notation. */
function requireLanguage(name: string, locales: readonly string[]): void {
  const tag = canonical(name.replaceAll('_', '-'));
  const [language = ''] = (tag ?? '').split('-');
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  if (tag === undefined || names.of(language) === undefined) {
    const hint = didYouMean(name, locales) ?? "use a tag such as 'fr' or 'pt-BR'";
    throw new UsageError(`'${name}' is not a known language`, `${hint}; others must be in 'i18n.locales'`);
  }
  if (tag !== name)
    throw new UsageError(`'${name}' is not the standard form of this language tag`, `did you mean '${tag}'?`);
}

function canonical(name: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(name)[0];
  } catch {
    return undefined;
  }
}

const mostShown = 6;

function describeLabels({ path, untranslated }: UpdatedFile): string {
  const texts = untranslated.map((text) => JSON.stringify(text));
  return `${path}: ${nameSome(texts, mostShown)}`;
}

function listed(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : ['', title, ...items.map((item) => `  ${item}`)];
}
