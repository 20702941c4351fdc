import { join } from 'node:path';
import { completeLocale, localeFolder, type UserConfig } from '@docsite/core';
import { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import { withLocaleDefaults } from '../content/locale-defaults.js';

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

/** A site whose presets and plugins are called while its configuration is converted. */
export interface PluginSite {
  readonly takeover: Takeover;
  readonly context: PluginContext;
}

/**
 * The context of a site's plugins.
 *
 * @param locale Their language; the site's default by default.
 */
export function pluginContext(
  siteDir: string,
  file: string,
  { locale, ...value }: Readonly<Record<string, unknown>> & { readonly locale?: string },
): PluginContext {
  const siteUrl = typeof value.baseUrl === 'string' ? value.baseUrl : '/';
  const currentLocale = locale === undefined ? {} : { currentLocale: locale };
  const languages = withLocaleDefaults(readableI18n(value.i18n), siteDir);
  const i18n = i18nOf(languages, { ...value, baseUrl: siteUrl, ...currentLocale });
  const own = i18n.localeConfigs[i18n.currentLocale];
  const folder = own?.path ?? i18n.currentLocale;
  const baseUrl = own?.baseUrl ?? siteUrl;
  const localizationDir = join(siteDir, i18n.path, folder);
  return {
    siteDir,
    siteConfig: {
      ...defaults,
      ...value,
      url: own?.url ?? value.url,
      baseUrl,
      i18n,
      future: futureOf(value.future),
      markdown: { ...markdown, ...(value.markdown as object) },
    },
    siteConfigPath: join(siteDir, file),
    siteVersion: undefined,
    generatedFilesDir: join(siteDir, generatedDir),
    outDir: join(siteDir, 'build', localeFolder({ baseUrl }, { baseUrl: siteUrl })),
    baseUrl,
    i18n,
    localizationDir,
    codeTranslations: {},
    isProd: true,
  };
}

const markdown = {
  format: 'mdx',
  mermaid: false,
  emoji: true,
  mdx1Compat: { comments: true, admonitions: true, headingIds: true },
  anchors: { maintainCase: false },
  hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
};

const defaults = {
  titleDelimiter: '|',
  tagline: '',
  customFields: {},
  themeConfig: {},
  presets: [],
  plugins: [],
  themes: [],
  staticDirectories: ['static'],
  headTags: [],
  stylesheets: [],
  scripts: [],
  clientModules: [],
  noIndex: false,
  baseUrlIssueBanner: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  storage: { type: 'localStorage', namespace: false },
};

/** The contexts of a site's plugins in all languages except the default one. */
export function otherContexts({ i18n, siteDir, siteConfigPath, siteConfig }: PluginContext): PluginContext[] {
  const file = siteConfigPath.slice(siteDir.length + 1);
  return i18n.locales
    .filter((name) => name !== i18n.currentLocale)
    .map((locale) => pluginContext(siteDir, file, { ...siteConfig, locale }));
}

/** The flags for future versions: `true` means all flags of a group. */
function futureOf(value: unknown): object {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const groups = Object.entries(future).map(([group, flags]) => {
    const own = given[group];
    const all = Object.fromEntries(flags.map((flag) => [flag, own === true]));
    return [group, typeof own === 'object' ? { ...all, ...own } : all];
  });
  return { experimental_router: 'browser', ...given, ...Object.fromEntries(groups) };
}

const future = {
  v4: [
    'removeLegacyPostBuildHeadAttribute',
    'useCssCascadeLayers',
    'siteStorageNamespacing',
    'fasterByDefault',
    'mdx1CompatDisabledByDefault',
  ],
  faster: [
    'swcJsLoader',
    'swcJsMinimizer',
    'swcHtmlMinimizer',
    'lightningCssMinimizer',
    'mdxCrossCompilerCache',
    'rspackBundler',
    'rspackPersistentCache',
    'ssgWorkerThreads',
    'gitEagerVcs',
  ],
};

/** The languages as far as they can be read; the rest is reported with all other keys that are not taken over. */
function readableI18n(value: unknown): UserConfig['i18n'] {
  const keys = Keys.of(value);
  const described = keys.within('localeConfigs');
  const localeConfigs = described.names().flatMap((name): [string, object][] => {
    const { path, ...config } = { ...(described.any(name) as { readonly path?: unknown }) };
    return [[name, { ...config, ...(typeof path === 'string' && { path }) }]];
  });
  return {
    defaultLocale: keys.text('defaultLocale'),
    locales: keys.texts('locales'),
    path: keys.text('path'),
    localeConfigs: Object.fromEntries(localeConfigs),
  } as UserConfig['i18n'];
}

/** Where a site is served, and the language in which its code runs. */
export interface I18nSite {
  readonly url?: unknown;
  readonly baseUrl: string;
  readonly currentLocale?: string;
}

/** The languages of a site in the form that its code receives. */
export function i18nOf(i18n: UserConfig['i18n'], { url, baseUrl, currentLocale }: I18nSite) {
  const defaultLocale = i18n?.defaultLocale ?? 'en';
  const locales = i18n?.locales ?? [defaultLocale];
  const localeConfigs = Object.fromEntries(
    locales.map((name) => [
      name,
      {
        url,
        baseUrl: name === defaultLocale ? baseUrl : `${baseUrl}${name}/`,
        ...completeLocale(name, i18n?.localeConfigs?.[name]),
      },
    ]),
  );
  return {
    defaultLocale,
    currentLocale: currentLocale ?? defaultLocale,
    locales,
    localeConfigs,
    path: i18n?.path ?? 'i18n',
  };
}
