import { assembleFolder, pageAt, type SiteOptions } from '../../../../tests/assembled-site.js';
import { makeFolder } from '../../../../tests/folder.js';
import { readConfig } from '../../src/config/reading/read-config.js';
import type { UserConfig } from '../../src/config/schema/site.js';
import { siteLocales } from '../../src/config/site-locale.js';
import type { DocPage } from '../../src/content/docs/version/docs-page.js';
import { readNamedFiles } from '../../src/links/named-files.js';
import { createDocumentParser } from '../../src/parse/parse-document.js';
import { builtInAdmonitions } from '../../src/parse/transform/directives/admonitions.js';
import { assembleSite } from '../../src/site/assemble-site.js';
import { scanSite } from '../../src/site/scan-site.js';
import type { Site } from '../../src/site/site.js';

export { pageAt } from '../../../../tests/assembled-site.js';

const maker = {
  assembleSite,
  builtInAdmonitions,
  createDocumentParser,
  readConfig,
  readNamedFiles,
  scanSite,
  siteLocales,
};

/** Builds the site of a temporary folder, configured with these keys. */
export async function buildSite(
  files: Readonly<Record<string, string | Buffer>>,
  config: Partial<UserConfig> = {},
  options: SiteOptions = {},
): Promise<Site> {
  const folder = makeFolder({ ...files, 'docsite.config.json': JSON.stringify({ title: 'T', ...config }) });
  return (await assembleFolder(folder, maker, options)).site;
}

/** Builds a folder without a configuration. */
export async function buildPlainSite(files: Readonly<Record<string, string | Buffer>>): Promise<Site> {
  return (await assembleFolder(makeFolder(files), maker)).site;
}

/** The document page at a route. */
export function docAt(site: Site, route: string): DocPage {
  const page = pageAt(site, route);
  if (page.kind !== 'doc') throw new Error(`the page at ${route} is a ${page.kind}`);
  return page;
}

/** Findings as `file:line:column rule message (hint)`. */
export function findingsOf(site: Site): string[] {
  return site.findings.map(
    ({ file, line, column, rule, message, hint }) =>
      `${file}:${line}:${column} ${rule} ${message}${hint === undefined ? '' : ` (${hint})`}`,
  );
}
