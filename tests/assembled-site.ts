import type * as core from '../packages/core/src/index.js';
import { parseDefaults } from './parse-defaults.js';

/** The functions that make a site of a folder: of core's sources in its own tests, elsewhere of the package. */
export type SiteMaker = Pick<
  typeof core,
  | 'assembleSite'
  | 'builtInAdmonitions'
  | 'createDocumentParser'
  | 'readConfig'
  | 'readNamedFiles'
  | 'scanSite'
  | 'siteLocales'
>;

/** What a site is made from besides its folder. */
export interface SiteOptions {
  /** Absent for the default locale. */
  readonly locale?: string;
  readonly updates?: ReadonlyMap<string, core.PageUpdate>;
  readonly includeDrafts?: boolean;
}

/** A site, and the documents that it was assembled from, by path. */
export interface AssembledSite {
  readonly site: core.Site;
  readonly documents: Readonly<Record<string, core.ParsedDocument>>;
}

/** Assembles the site of a folder in one of its locales. */
export async function assembleFolder(
  siteDir: string,
  maker: SiteMaker,
  { locale: name, updates = new Map(), includeDrafts = false }: SiteOptions = {},
): Promise<AssembledSite> {
  const { config, file, places } = await maker.readConfig(siteDir);
  const locales = maker.siteLocales(config);
  const locale = locales.find((item) => item.name === (name ?? config.i18n.defaultLocale)) as core.SiteLocale;
  const scanned = await maker.scanSite({ siteDir, config, locale });
  const parse = maker.createDocumentParser({
    ...parseDefaults,
    ...config.markdown,
    admonitions: new Set(maker.builtInAdmonitions),
  });
  const documents = Object.fromEntries(
    await Promise.all(scanned.sources.map(async (source) => [source.path, await parse(source)] as const)),
  );
  const { staticFiles } = scanned;
  const site = maker.assembleSite({
    config,
    configFile: file,
    configPlaces: places,
    documents,
    updates,
    includeDrafts,
    scanned,
    assets: maker.readNamedFiles(Object.values(documents), { siteDir, config, locale, staticFiles }),
    locale,
    locales,
  });
  return { site, documents };
}

/** The page at a route. */
export function pageAt(site: core.Site, route: string): core.Page {
  const page = site.pages.find((item) => item.route === route);
  if (page === undefined) throw new Error(`no page at ${route}: ${site.pages.map((item) => item.route).join(' ')}`);
  return page;
}
