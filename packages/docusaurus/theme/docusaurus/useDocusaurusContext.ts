import { useSite } from '@docsite/renderer/template';
import siteConfig from '@generated/docusaurus.config';
import siteMetadata from '@generated/site-metadata';
import useGlobalData from '@generated/use-global-data';

/** The configured languages of a site. */
interface WrittenI18n {
  readonly defaultLocale?: string;
  readonly path?: string;
  readonly localeConfigs?: Readonly<Record<string, { readonly path?: string; readonly url?: string }>>;
}

/** The configuration of the site, and facts about its build. */
export default function useDocusaurusContext() {
  const { locale, locales } = useSite();
  const { url } = siteConfig;
  const { defaultLocale, localeConfigs, path } = (siteConfig.i18n ?? {}) as WrittenI18n;
  const built = Object.fromEntries(
    locales.map((item) => [item.name, { path: item.name, url, ...localeConfigs?.[item.name], ...item }]),
  );
  const i18n = {
    currentLocale: locale.name,
    defaultLocale: defaultLocale ?? locale.name,
    path,
    locales: locales.map(({ name }) => name),
    // all languages, even if only one is built; those being built come first
    localeConfigs: { ...built, ...localeConfigs, ...built },
  };
  return { siteConfig, siteMetadata, globalData: useGlobalData(), i18n, codeTranslations: {} };
}
