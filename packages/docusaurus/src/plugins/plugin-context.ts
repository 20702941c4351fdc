import { join } from 'node:path';
import type { UserConfig } from '@docsite/core';
import type { PluginContext } from './plugin.js';

/** The folder in the site folder that plugins of Docusaurus take for generated files; docsite itself writes none there. */
export const generatedDir = '.docusaurus';

/** What the plugins of a site are told of it, in its default language. */
export function pluginContext(siteDir: string, file: string, value: Readonly<Record<string, unknown>>): PluginContext {
  const i18n = i18nOf(value.i18n as UserConfig['i18n']);
  const baseUrl = typeof value.baseUrl === 'string' ? value.baseUrl : '/';
  const localizationDir = join(siteDir, 'i18n', i18n.currentLocale);
  return {
    siteDir,
    siteConfig: { ...defaults, ...value, baseUrl, i18n },
    siteConfigPath: join(siteDir, file),
    siteVersion: undefined,
    generatedFilesDir: join(siteDir, generatedDir),
    outDir: join(siteDir, 'build'),
    baseUrl,
    i18n,
    localizationDir,
    codeTranslations: {},
    isProd: true,
  };
}

const defaults = {
  titleDelimiter: '|',
  tagline: '',
  customFields: {},
  themeConfig: {},
  presets: [],
  plugins: [],
  themes: [],
  staticDirectories: ['static'],
  markdown: { format: 'mdx', mermaid: false, mdx1Compat: { comments: true, admonitions: true, headingIds: true } },
};

function i18nOf(i18n: UserConfig['i18n']) {
  const defaultLocale = i18n?.defaultLocale ?? 'en';
  const locales = i18n?.locales ?? [defaultLocale];
  const localeConfigs = Object.fromEntries(
    locales.map((name) => [
      name,
      {
        label: name,
        direction: 'ltr',
        htmlLang: name,
        calendar: 'gregory',
        path: name,
        ...i18n?.localeConfigs?.[name],
      },
    ]),
  );
  return { defaultLocale, currentLocale: defaultLocale, locales, localeConfigs, path: 'i18n' };
}
