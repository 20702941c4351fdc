import { builtFiles } from '../config/built-files.js';
import { type KeyPlaces, placesInLocale } from '../config/keys/key-places.js';
import type { SiteConfig } from '../config/site-config.js';
import type { SiteLocale } from '../config/site-locale.js';
import type { AssembleInput } from '../content/assemble-input.js';
import { anchorsOf } from '../content/assembled-document.js';
import type { ContentKind } from '../content/content-kind.js';
import { type ContentFacts, contentKinds, type Page } from '../content/kinds.js';
import { compareText, type Finding } from '../diagnostic.js';
import type { AssetTable } from '../links/read-assets.js';
import { type FolderRoutes, urlPolicy } from '../route/route.js';
import { translateConfig } from '../translations/translate-config.js';
import { assembleRedirects } from './assemble-redirects.js';
import { checkDisplayedSidebars } from './check-displayed-sidebars.js';
import { checkLocaleRoutes } from './check-locale-routes.js';
import { checkNavbar } from './check-navbar.js';
import { dropDuplicates } from './duplicate-routes.js';
import type { OutputPaths } from './output-paths.js';
import { publishedStatics } from './published-statics.js';
import type { ScannedSite } from './scan-site.js';
import type { Site } from './site.js';
import { dropUnwritable } from './writable-pages.js';

/** The input of assembling a site in one locale. */
export interface SiteInput extends AssembleInput {
  readonly configPlaces: KeyPlaces;
  /** Problems found in the configuration. */
  readonly configFindings?: readonly Finding[] | undefined;
  readonly scanned: ScannedSite;
  readonly assets: AssetTable;
  readonly locales: readonly SiteLocale[];
  readonly kinds?: readonly ContentKind[];
}

/** Calls the adapter's functions with the result of the scan; without functions, it stays the same. */
export async function prepareSite({ kinds = contentKinds, ...input }: SiteInput): Promise<ScannedSite> {
  const { scanned } = input;
  if (input.hooks === undefined) return scanned;
  const content: Record<string, unknown> = { ...scanned.content };
  for (const kind of kinds)
    if (kind.prepare !== undefined) content[kind.name] = await kind.prepare(content[kind.name], input);
  return { ...scanned, content: content as ScannedSite['content'] };
}

/** Assembles the whole site in one locale: every route, and how routes are related. Pure, and fast. */
export function assembleSite(input: SiteInput): Site {
  const { scanned } = input;
  const config = translateConfig(input.config, input.locale, scanned.messages);
  const configPlaces = placesInLocale(input.configPlaces, input.locale.name);
  const content = assembleContent(input);
  const { facts, files } = content;
  const { pages, dropped, paths, staticFiles, findings } = publish(content, config, input);
  const moved = assembleRedirects({ ...input, pages, paths, staticFiles });
  return {
    config,
    ...(input.configFile !== undefined && { configFile: input.configFile }),
    configPlaces,
    locale: input.locale,
    locales: input.locales,
    pages,
    ...facts,
    ...(config.trailingSlash === 'folders' && { folderRoutes: folderRoutes(pages) }),
    routesBySource: routesBySource([...dropped, ...pages]),
    anchors: collectAnchors(pages, input),
    assets: input.assets.assets,
    missingAssets: input.assets.missing,
    staticFiles,
    ...(input.assets.staticImages && { staticImages: input.assets.staticImages }),
    ...(files.length > 0 && { contentFiles: files.map((path) => `/${path}`) }),
    redirects: moved.redirects,
    sourceRoots: scanned.roots,
    findings: [
      ...(input.configFindings ?? []),
      ...scanned.findings,
      ...content.findings,
      ...findings,
      ...checkLocaleRoutes(pages, input.locale, input.locales),
      ...moved.findings,
      ...checkNavbar(config, facts.docs, configPlaces),
      ...checkDisplayedSidebars(config, facts.docs, configPlaces),
    ],
  };
}

/** What a site publishes: each page and static file at an address of its own. */
interface Published extends Pick<Site, 'pages' | 'staticFiles' | 'findings'> {
  /** The pages whose routes others have. */
  readonly dropped: readonly Page[];
  /** The paths taken by pages and other files. */
  readonly paths: OutputPaths;
}

function publish(content: SiteContent, config: SiteConfig, input: SiteInput): Published {
  const distinct = dropDuplicates(content.pages);
  const policy = urlPolicy({ config, locale: input.locale });
  const sorted = distinct.pages.sort((a, b) => compareText(a.route, b.route)).map((page) => withFacts(page, input));
  const statics = publishedStatics(input.scanned.staticFiles, { config, pages: sorted, policy });
  const { staticFiles } = statics;
  const files = [...builtFiles(config).map(({ path }) => path), ...content.files, ...pathsOf(staticFiles)];
  const { pages, paths, findings } = dropUnwritable(sorted, { files, policy });
  return {
    pages,
    dropped: distinct.dropped,
    paths,
    staticFiles,
    findings: [...distinct.findings, ...statics.findings, ...findings],
  };
}

/** Adds what an adapter knows about a page's document. */
function withFacts(page: Page, { hooks, locale }: SiteInput): Page {
  const facts = 'tocLevels' in page ? hooks?.documentFacts?.(page.source, locale.name) : undefined;
  return facts === undefined ? page : ({ ...page, facts } as Page);
}

/** Output paths of static files. */
function pathsOf(staticFiles: ScannedSite['staticFiles']): string[] {
  return Object.keys(staticFiles).map((path) => path.slice(1));
}

function routesBySource(pages: readonly Page[]): Site['routesBySource'] {
  return Object.fromEntries(pages.flatMap((page) => ('source' in page ? [[page.source, page.route]] : [])));
}

function folderRoutes(pages: readonly Page[]): FolderRoutes {
  return Object.fromEntries(pages.flatMap(({ route, isFolder }) => (isFolder ? [[route, true]] : [])));
}

/** The content of all kinds, whose pages and facts the kinds know. */
interface SiteContent {
  readonly facts: ContentFacts;
  readonly pages: readonly Page[];
  readonly files: readonly string[];
  readonly findings: readonly Finding[];
}

function assembleContent({ kinds = contentKinds, ...input }: SiteInput): SiteContent {
  const content: Readonly<Record<string, unknown>> = input.scanned.content;
  const parts = kinds.map((kind) => kind.assemble(content[kind.name], input));
  return {
    facts: Object.assign({}, ...parts.map(({ facts }) => facts)) as ContentFacts,
    pages: parts.flatMap(({ pages }) => pages) as Page[],
    files: parts.flatMap(({ files = [] }) => files),
    findings: parts.flatMap(({ findings }) => findings),
  };
}

/** The ids of written pages, except for those whose text has an error of syntax. */
function collectAnchors(pages: readonly Page[], input: SiteInput): Record<string, readonly string[]> {
  return Object.fromEntries(
    pages.flatMap((page) => {
      const document = 'source' in page ? input.documents[page.source] : undefined;
      return document === undefined || document.isUnparsed ? [] : [[page.route, anchorsOf(document)]];
    }),
  );
}
