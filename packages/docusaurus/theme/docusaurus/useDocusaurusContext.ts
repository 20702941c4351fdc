import { useSite } from '@docsite/renderer/template';
import siteConfig from '@generated/docusaurus.config';
import siteMetadata from '@generated/site-metadata';
import useGlobalData from '@generated/use-global-data';

/** The configured languages of a site. */
interface WrittenI18n {
  readonly defaultLocale?: string;
  readonly path?: string;
  readonly localeConfigs?: Readonly<Record<string, WrittenLocale>>;
}

/** What a site configures for a language, with Docusaurus's names. */
interface WrittenLocale {
  readonly path?: string;
  readonly url?: string;
  readonly baseUrl?: string;
  readonly htmlLang?: string;
}

/** The configuration of the site, and facts about its build. */
export default function useDocusaurusContext() {
  const { locale, locales } = useSite();
  const { url, baseUrl = '/' } = siteConfig as WrittenLocale;
  const { defaultLocale, localeConfigs, path } = (siteConfig.i18n ?? {}) as WrittenI18n;
  const built = Object.fromEntries(
    locales.map((item) => [item.name, { path: item.name, url, ...localeConfigs?.[item.name], ...item }]),
  );
  const others = Object.entries(localeConfigs ?? {}).map(([name, own]): [string, WrittenLocale] => {
    const { htmlLang = name, path: folder = name } = own;
    const inferred = name === defaultLocale ? baseUrl : `${baseUrl}${folder}/`;
    return [name, { ...(url && { url }), baseUrl: inferred, ...own, htmlLang, path: folder }];
  });
  const i18n = {
    currentLocale: locale.name,
    defaultLocale: defaultLocale ?? locale.name,
    path,
    locales: locales.map(({ name }) => name),
    // all languages, even if only one is built; those being built come first
    localeConfigs: { ...built, ...Object.fromEntries(others), ...built },
  };
  return { siteConfig, siteMetadata, globalData: useGlobalData(), i18n, codeTranslations: {} };
}
