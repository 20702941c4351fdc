import * as core from '@docsite/core';
import { assembleFolder, pageAt, type SiteOptions } from '../../../tests/assembled-site.js';
import { makeFolder } from '../../../tests/folder.js';
import { parseDefaults } from '../../../tests/parse-defaults.js';
import { buildPageData } from '../src/page-data/page/build-page-data.js';
import { generatedPageData, isGenerated } from '../src/page-data/page/generated-page.js';
import { indexPages } from '../src/page-data/page-index.js';
import { buildSiteData } from '../src/page-data/site/build-site-data.js';
import {
  type DocPageData,
  defaultLabels,
  type PageData,
  type PageFacts,
  type SiteData,
} from '../src/template/index.js';

export { pageAt } from '../../../tests/assembled-site.js';

/** A site of temporary files, with the data of its pages. */
export class TestSite {
  constructor(
    readonly folder: string,
    readonly site: core.Site,
    readonly documents: Readonly<Record<string, core.Document>>,
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

/** Builds the site of a temporary folder, configured with these keys. */
export async function makeSite(
  files: Readonly<Record<string, string | Buffer>>,
  config: Partial<core.UserConfig> = {},
  options: SiteOptions = {},
): Promise<TestSite> {
  const complete = { title: 'Site', url: 'https://example.org', ...config };
  const folder = makeFolder({ ...files, 'docsite.config.json': JSON.stringify(complete) });
  const { site, documents } = await assembleFolder(folder, core, options);
  return new TestSite(folder, site, documents);
}

/** Parses a text as the file at a path, with files that it may include. */
export function parse(
  path: string,
  text: string,
  files: Readonly<Record<string, string>> = {},
  { bareElements = false }: { readonly bareElements?: boolean } = {},
): Promise<core.ParsedDocument> {
  const parseDocument = core.createDocumentParser({
    ...parseDefaults,
    admonitions: new Set(core.builtInAdmonitions),
    bareElements,
    readFile: (file) => files[file],
  });
  return parseDocument(core.decodeSource(path, Buffer.from(text)));
}
