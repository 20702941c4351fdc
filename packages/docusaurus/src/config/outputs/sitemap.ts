import { type ContentHooks, propertiesOf, type SitemapItem, type UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import { askLater, functionOf } from '../functions/named-function.js';
import { pathOfSite } from '../site/site-path.js';

type WrittenSitemap = Exclude<NonNullable<UserConfig['sitemap']>, false>;

/** The sitemaps of a site; none if its preset turns them off and no plugin is named for them. */
export function sitemapOf(
  instances: readonly Keys[],
  { baseUrl, isOff }: { readonly baseUrl: string; readonly isOff: boolean },
): UserConfig['sitemap'] {
  return isOff && instances.length === 0 ? false : optionsOfAll(instances, baseUrl);
}

/** The options of all instances of `plugin-sitemap`. docsite always includes the dates of changes that pages show. */
function optionsOfAll(instances: readonly Keys[], baseUrl: string): UserConfig['sitemap'] {
  const [first, ...others] = instances.map((options) => oneSitemap(options, baseUrl));
  const more = others.flatMap((sitemap) => (sitemap?.filename === undefined ? [] : [sitemap]));
  if (first === undefined && more.length === 0) return undefined;
  return { ...first, ...(more.length > 0 && { more }) } as UserConfig['sitemap'];
}

function oneSitemap(options: Keys, baseUrl: string): Omit<WrittenSitemap, 'more'> | undefined {
  options.skip('trailingSlash');
  const [filename, exclude] = [filenameOf(options), options.texts('ignorePatterns')];
  const [changefreq, priority] = [options.text('changefreq'), options.number('priority')];
  const lastmod = options.text('lastmod');
  if ([filename, exclude, changefreq, priority, lastmod].every((value) => value === undefined)) return undefined;
  return {
    ...(filename !== undefined && { filename }),
    ...(exclude !== undefined && { exclude: exclude.map((glob) => pathOfSite(glob, baseUrl)) }),
    ...(changefreq !== undefined && { changefreq }),
    ...(priority !== undefined && { priority }),
    ...(lastmod !== undefined && { lastmod }),
  } as Omit<WrittenSitemap, 'more'>;
}

/** The path in the output folder, to which Docusaurus joins the option, so that it may begin with a slash. */
function filenameOf(options: Keys): string | undefined {
  return options.text('filename')?.replace(/^(?:\.?\/)+/, '');
}

/** The arguments of functions for sitemaps, and the sitemaps they are called for. */
interface SitemapContext {
  readonly takeover: Takeover;
  readonly siteConfig: Readonly<Record<string, unknown>>;
  /** The paths of the sitemaps, in their order; absent for the usual one. */
  readonly filenames: readonly (string | undefined)[];
}

/** The functions that create the entries of sitemaps from the default ones. */
export function sitemapItemsOf(
  sitemaps: readonly Keys[],
  { takeover, siteConfig, filenames }: SitemapContext,
): Pick<ContentHooks, 'sitemapItems'> {
  const functions = new Map(
    sitemaps.flatMap((options, index) => {
      const create = functionOf(options, 'createSitemapItems');
      const filename = filenameOf(options) ?? filenames[index] ?? 'sitemap.xml';
      return create === undefined ? [] : [[filename, create]];
    }),
  );
  if (functions.size === 0) return {};
  return {
    sitemapItems: async (items, { filename, locale: { url = siteConfig.url, baseUrl } }) => {
      const create = functions.get(filename);
      if (create === undefined) return items;
      // addresses are paths if the site has no `url`, for example because a missing package would provide it
      const routes = items.map((item) => ({
        path: new URL(item.url, 'https://localhost').pathname,
        exact: true,
        component: '',
      }));
      // a function may request the entries of only some routes
      const defaultCreateSitemapItems = async (asked: { readonly routes?: typeof routes } = {}) => {
        const paths = new Set((asked.routes ?? routes).map(({ path }) => path));
        return items.filter((_, index) => paths.has((routes[index] as (typeof routes)[number]).path));
      };
      const made = await askLater(create, takeover, {
        routes,
        // as in Docusaurus, which builds each language as a site
        siteConfig: { ...siteConfig, url, baseUrl },
        defaultCreateSitemapItems,
      });
      return (Array.isArray(made) ? made : []).flatMap(entryOf);
    },
  };
}

function entryOf(value: unknown): SitemapItem[] {
  const { url, lastmod, changefreq, priority } = propertiesOf(value);
  if (typeof url !== 'string') return [];
  return [
    {
      url,
      ...(typeof lastmod === 'string' && { lastmod }),
      ...(typeof changefreq === 'string' && { changefreq }),
      ...(typeof priority === 'number' && { priority }),
    },
  ];
}
