import { useSite } from '@docsite/renderer/template';
import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import siteMetadata from '@generated/site-metadata';

/** The configuration of the site, and what is known of its build. */
export default function useDocusaurusContext() {
  const { locale, locales } = useSite();
  const i18n = {
    currentLocale: locale.name,
    defaultLocale: (siteConfig.i18n as { defaultLocale?: string } | undefined)?.defaultLocale ?? locale.name,
    locales: locales.map(({ name }) => name),
    localeConfigs: Object.fromEntries(locales.map((item) => [item.name, { ...item, path: item.name }])),
  };
  return { siteConfig, siteMetadata, globalData, i18n, codeTranslations: {} };
}
