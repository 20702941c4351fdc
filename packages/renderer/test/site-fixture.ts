import {
  assembleSite,
  builtInAdmonitions,
  createDocumentParser,
  type Document,
  decodeSource,
  type Page,
  type PageUpdate,
  type ParsedDocument,
  readConfig,
  readNamedFiles,
  type Site,
  type SiteLocale,
  scanSite,
  siteLocales,
  type UserConfig,
} from '@docsite/core';
import { makeFolder } from '../../../tests/folder.js';
import { parseDefaults } from '../../../tests/parse-defaults.js';
import { buildPageData } from '../src/page-data/build-page-data.js';
import { buildSiteData } from '../src/page-data/build-site-data.js';
import { generatedPageData, isGenerated } from '../src/page-data/generated-page.js';
import { indexPages } from '../src/page-data/page-index.js';
import {
  type DocPageData,
  defaultLabels,
  type PageData,
  type PageFacts,
  type SiteData,
} from '../src/template/index.js';

/** A site of temporary files, with the data of its pages. */
export class TestSite {
  constructor(
    readonly folder: string,
    readonly site: Site,
    readonly documents: Readonly<Record<string, Document>>,
  ) {}

  data(bundleHash = 'bundle'): SiteData {
    return buildSiteData(this.site, { labels: defaultLabels, bundleHash });
  }

  /** The data of a page for its template. */
  page(route: string): PageFacts {
    const page = pageAt(this.site, route);
    const document = 'source' in page ? this.documents[page.source] : undefined;
    return buildPageData(page, { document, index: indexPages(this.site), siteData: this.data() });
  }

  /** The data of a page for the shell around it. */
  shown(route: string): PageData {
    const facts = this.page(route);
    return isGenerated(facts, indexPages(this.site)) ? generatedPageData(facts, '') : facts;
  }

  doc(route: string): DocPageData {
    const page = this.page(route);
    if (page.kind !== 'doc') throw new Error(`the page at ${route} is a ${page.kind}`);
    return page;
  }
}

interface SiteOptions {
  /** Absent for the default locale. */
  readonly locale?: string;
  readonly updates?: ReadonlyMap<string, PageUpdate>;
  readonly includeDrafts?: boolean;
}

/** Builds the site of a temporary folder, configured with these keys. */
export async function makeSite(
  files: Readonly<Record<string, string | Buffer>>,
  config: Partial<UserConfig> = {},
  options: SiteOptions = {},
): Promise<TestSite> {
  const folder = makeFolder({
    ...files,
    'docsite.config.json': JSON.stringify({ title: 'Site', url: 'https://example.org', ...config }),
  });
  const { config: complete, file, places } = await readConfig(folder);
  const locales = siteLocales(complete);
  const locale = locales.find(({ name }) => name === (options.locale ?? complete.i18n.defaultLocale)) as SiteLocale;
  const scanned = await scanSite(folder, complete, locale);
  const documents = Object.fromEntries(
    await Promise.all(
      scanned.sources.map(async (source) => [source.path, await parse(source.path, source.text)] as const),
    ),
  );
  const { updates = new Map(), includeDrafts = false } = options;
  const { staticFiles } = scanned;
  const assets = readNamedFiles(Object.values(documents), { siteDir: folder, config: complete, locale, staticFiles });
  const site = assembleSite({
    config: complete,
    configFile: file,
    configPlaces: places,
    documents,
    updates,
    includeDrafts,
    scanned,
    assets,
    locale,
    locales,
  });
  return new TestSite(folder, site, documents);
}

/** The page at a route. */
export function pageAt(site: Site, route: string): Page {
  const page = site.pages.find((item) => item.route === route);
  if (page === undefined) throw new Error(`no page at ${route}: ${site.pages.map((item) => item.route).join(' ')}`);
  return page;
}

/** Parses a text as the file at a path, with files that it may include. */
export function parse(
  path: string,
  text: string,
  files: Readonly<Record<string, string>> = {},
  { bareElements = false }: { readonly bareElements?: boolean } = {},
): Promise<ParsedDocument> {
  const parseDocument = createDocumentParser({
    ...parseDefaults,
    admonitions: new Set(builtInAdmonitions),
    bareElements,
    readFile: (file) => files[file],
  });
  return parseDocument(decodeSource(path, Buffer.from(text)));
}
