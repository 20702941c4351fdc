import * as z from 'zod';
import { headSchema } from '../general/head.js';
import { announcementBarSchema } from '../theme/announcement-bar.js';
import { footerSchema } from '../theme/footer.js';
import { navbarSchema } from '../theme/navbar.js';
import { baseUrl, innerPath, origin } from '../values/addresses.js';
import { jsonValues } from '../values/json-values.js';

const languageTag = z.string().refine(isLanguageTag, "expected a language tag such as 'en' or 'pt-BR'");

/** Whether a text is a language tag such as `pt-BR` (BCP 47). */
export function isLanguageTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
}

const calendar = z
  .string()
  .refine(
    (name) => Intl.supportedValuesOf('calendar').includes(name),
    "expected a calendar such as 'gregory' or 'persian'",
  );

/** What the pages of a language have in place of what the keys of the same names say for the whole site. */
export const ownSiteSchema = z.strictObject({
  /** The site's name. */
  title: z.string().min(1, 'expected a title').exactOptional(),
  /** A short description of the site. */
  tagline: z.string().exactOptional(),
  /** Path of the icon. */
  favicon: z.string().exactOptional(),
  /** Path of the image that social media show. */
  image: z.string().exactOptional(),
  /** Elements to add to the head of every page. */
  head: headSchema.exactOptional(),
  /** The bar at the top of every page. */
  navbar: navbarSchema.exactOptional(),
  /** The end of every page. */
  footer: footerSchema.exactOptional(),
  /** A notice at the top of every page. */
  announcementBar: announcementBarSchema.exactOptional(),
  /** Values for the site's own components. */
  customFields: jsonValues.exactOptional(),
});

/** Options of one language of a site. */
export const localeSchema = z.strictObject({
  /**
   * Its name in the language dropdown.
   *
   * @default the language's own name for itself
   * @example 'Français'
   */
  label: z.string().exactOptional(),
  /**
   * Direction of its script.
   *
   * @default that of the language
   */
  direction: z.enum(['ltr', 'rtl']).exactOptional(),
  /**
   * The `lang` attribute of its pages, and what search engines are told about them.
   *
   * @default the locale's name
   */
  htmlLang: z.string().exactOptional(),
  /**
   * Calendar of its dates.
   *
   * @default `gregory`
   * @example 'persian'
   */
  calendar: calendar.exactOptional(),
  /**
   * Its folder under `i18n/` and, without a `baseUrl`, its path in addresses.
   *
   * @default the locale's name
   */
  path: innerPath.exactOptional(),
  /**
   * Path that its pages are served under: the site's, one below it, or one elsewhere, which then also names its folder
   * in the output.
   *
   * @default the site's base URL and `path`; for the default locale only the site's base URL
   * @example '/french/'
   */
  baseUrl: baseUrl.exactOptional(),
  /**
   * Where it is served, if not with the rest of the site. If it shares its `baseUrl` with another language, its files
   * are in the folder of its `path`, for a domain of its own.
   *
   * @default the site's `url`
   * @example 'https://fr.example.org'
   */
  url: origin('https://fr.example.org', "; the path is 'baseUrl'").exactOptional(),
  /**
   * Whether its folder under `i18n/` is read; with `false`, its pages are in the language of the sources.
   *
   * @default `true`
   */
  translate: z.boolean().exactOptional(),
  /**
   * What its pages have of their own, in place of what the keys of the same names say for the whole site.
   *
   * @example { title: 'Mon projet' }
   */
  site: ownSiteSchema.exactOptional(),
});

/** The languages of a site. */
export const i18nSchema = z.strictObject({
  /** Language of the sources, served under the base URL without a prefix. */
  defaultLocale: languageTag.default('en'),
  /**
   * All languages, in the order of the language dropdown.
   *
   * @default only the default locale
   * @example ['en', 'fr', 'ar']
   */
  locales: z.array(languageTag).exactOptional(),
  /** Folder with the translations, relative to the site folder. */
  path: z.string().default('i18n'),
  /**
   * Whether a language may have pages that the sources do not have; `false` leaves out files that have no original of
   * the same name and format.
   */
  ownPages: z.boolean().default(true),
  /**
   * Options of languages, by name.
   *
   * @example { fr: { label: 'Français' } }
   */
  localeConfigs: z.record(z.string(), localeSchema).default({}),
});
