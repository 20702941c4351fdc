import { siteConfigValue } from '../modules/site-modules.js';
import { type LocaleTexts, localeTexts, withValues } from '../translations/locale-texts.js';
import type { Completion } from './completion.js';
import type { OwnParts } from './own-parts.js';
import type { SiteToComplete } from './site-to-complete.js';

/** What the site's code reads that differs between languages: its texts, data of plugins, and the configuration. */
export function siteTexts(site: SiteToComplete, completion: Completion): LocaleTexts {
  const { takeover, labelsFile } = site;
  const { plugins, own, config } = completion;
  const { messages, localeModules } = plugins.results;
  const { siteDir, findings } = takeover;
  const texts = localeTexts(config, { siteDir, labelsFile, findings, mayAsk: asksFor(own), ofPlugins: messages });
  return withValues(texts, localeModules, localeConfigs(site, completion));
}

/**
 * Returns a predicate for the messages of the theme that a site's code may use: those that it names, or all if the site
 * has components of the theme, because these may contain parts of the installed theme.
 */
function asksFor({ swizzles, texts }: OwnParts): (id: string) => boolean {
  if (swizzles.names.size > 0) return () => true;
  const naming = texts.filter((text) => text.includes('theme.'));
  return (id) => naming.some((text) => text.includes(id));
}

/** The configuration that code reads, by locale and import specifier, if it depends on the language. */
function localeConfigs({ otherConfigs = new Map(), siteConfig }: SiteToComplete, { plugins, own, config }: Completion) {
  if (otherConfigs.size === 0) return {};
  const { defaultLocale = 'en' } = config.i18n ?? {};
  const all = new Map([[defaultLocale, { ...siteConfig, themeConfig: plugins.themeConfig.current }], ...otherConfigs]);
  return Object.fromEntries(
    [...all].map(([name, value]) => [
      name,
      { '@generated/docusaurus.config': JSON.parse(JSON.stringify(siteConfigValue(value, config, own.words))) },
    ]),
  );
}
