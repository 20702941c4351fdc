import { join, posix } from 'node:path';
import { localeFolder, readMessages } from '@docsite/core';
import type { Takeover } from '../../takeover.js';
import { withLocaleDefaults } from '../site/locale-defaults.js';
import { withDefaults } from './context-defaults.js';
import { i18nOf, readI18n } from './context-i18n.js';

/** The folder of the site in which Docusaurus plugins write and expect files; docsite itself writes none there. */
export const generatedDir = '.docusaurus';

/** The site in the form that plugins and presets receive. */
export interface PluginContext {
  readonly siteDir: string;
  readonly siteConfigPath: string;
  readonly siteConfig: Readonly<Record<string, unknown>>;
  readonly generatedFilesDir: string;
  readonly localizationDir: string;
  readonly baseUrl: string;
  readonly outDir: string;
  readonly i18n: ReturnType<typeof i18nOf>;
  readonly [key: string]: unknown;
}

/** A site whose presets and plugins are called. */
export interface PluginSite {
  readonly takeover: Takeover;
  readonly context: PluginContext;
}

/** What the context of plugins is made from. */
export interface ContextSources {
  /** Absolute. */
  readonly siteDir: string;
  /** The configuration file, relative to the site folder. */
  readonly file: string;
  readonly siteConfig: Readonly<Record<string, unknown>>;
  /** The language in which the plugins run; absent for the site's default one. */
  readonly locale?: string;
}

/** The context of a site's plugins. */
export function pluginContext({ siteDir, file, siteConfig: value, locale }: ContextSources): PluginContext {
  const siteUrl = typeof value.baseUrl === 'string' ? value.baseUrl : '/';
  const currentLocale = locale === undefined ? {} : { currentLocale: locale };
  const languages = withLocaleDefaults(readI18n(value.i18n), siteDir);
  const i18n = i18nOf(languages, { ...value, baseUrl: siteUrl, ...currentLocale });
  const own = i18n.localeConfigs[i18n.currentLocale];
  const folder = own?.path ?? i18n.currentLocale;
  const baseUrl = own?.baseUrl ?? siteUrl;
  const localizationDir = join(siteDir, i18n.path, folder);
  return {
    siteDir,
    siteConfig: { ...withDefaults(value), url: own?.url ?? value.url, baseUrl, i18n },
    siteConfigPath: join(siteDir, file),
    siteVersion: undefined,
    generatedFilesDir: join(siteDir, generatedDir),
    outDir: join(siteDir, 'build', localeFolder({ baseUrl }, { baseUrl: siteUrl })),
    baseUrl,
    i18n,
    localizationDir,
    codeTranslations: readMessages({ siteDir, paths: [posix.join(i18n.path, folder, 'code.json')], findings: [] }),
    isProd: true,
  };
}

/** The contexts of a site's plugins in all languages except the default one. */
export function otherContexts(sources: ContextSources): PluginContext[] {
  const { i18n } = pluginContext(sources);
  return i18n.locales
    .filter((name) => name !== i18n.currentLocale)
    .map((locale) => pluginContext({ ...sources, locale }));
}
