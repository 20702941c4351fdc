import { makeFolder } from '../../../../tests/folder.js';
import { parseDefaults } from '../../../../tests/parse-defaults.js';
import { readConfig } from '../../src/config/reading/read-config.js';
import type { UserConfig } from '../../src/config/schema/site.js';
import { type SiteLocale, siteLocales } from '../../src/config/site-locale.js';
import type { DocPage } from '../../src/content/docs/version/docs-page.js';
import type { Page } from '../../src/content/kinds.js';
import { readNamedFiles } from '../../src/links/named-files.js';
import { createDocumentParser } from '../../src/parse/parse-document.js';
import { builtInAdmonitions } from '../../src/parse/transform/directives/admonitions.js';
import { assembleSite, type SiteInput } from '../../src/site/assemble-site.js';
import { scanSite } from '../../src/site/scan-site.js';
import type { Site } from '../../src/site/site.js';

interface SiteOptions extends Partial<Pick<SiteInput, 'updates' | 'includeDrafts'>> {
  /** Absent for the default locale. */
  readonly locale?: string;
}

/** Builds the site of a temporary folder, configured with these keys. */
export async function buildSite(
  files: Readonly<Record<string, string | Buffer>>,
  config: Partial<UserConfig> = {},
  options: SiteOptions = {},
): Promise<Site> {
  const folder = makeFolder({ ...files, 'docsite.config.json': JSON.stringify({ title: 'T', ...config }) });
  return buildFolder(folder, options);
}

/** Builds a folder without a configuration. */
export function buildPlainSite(files: Readonly<Record<string, string | Buffer>>): Promise<Site> {
  return buildFolder(makeFolder(files), {});
}

async function buildFolder(
  folder: string,
  { locale: name, updates = new Map(), includeDrafts = false }: SiteOptions,
): Promise<Site> {
  const { config, file, places } = await readConfig(folder);
  const locales = siteLocales(config);
  const locale = locales.find((item) => item.name === (name ?? config.i18n.defaultLocale)) as SiteLocale;
  const scanned = await scanSite(folder, config, locale);
  const parse = createDocumentParser({
    ...parseDefaults,
    ...config.markdown,
    admonitions: new Set(builtInAdmonitions),
  });
  const documents = Object.fromEntries(
    await Promise.all(scanned.sources.map(async (source) => [source.path, await parse(source)] as const)),
  );
  const { staticFiles } = scanned;
  const assets = readNamedFiles(Object.values(documents), { siteDir: folder, config, locale, staticFiles });
  return assembleSite({
    config,
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
}

/** The page at a route. */
export function pageAt(site: Site, route: string): Page {
  const page = site.pages.find((item) => item.route === route);
  if (page === undefined) throw new Error(`no page at ${route}: ${site.pages.map((item) => item.route).join(' ')}`);
  return page;
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
