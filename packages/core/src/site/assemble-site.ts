import type { KeyPlaces } from '../config/key-places.js';
import type { SiteConfig } from '../config/site-config.js';
import type { SiteLocale } from '../config/site-locale.js';
import type { AssembleInput } from '../content/assemble-input.js';
import { assembleDocs } from '../content/docs/assemble-docs.js';
import type { Page } from '../content/page.js';
import { assemblePages } from '../content/pages/assemble-pages.js';
import { compareText, type Finding, finding } from '../diagnostic.js';
import type { AssetTable } from '../links/read-assets.js';
import { joinRoute } from '../route/route.js';
import type { SourceRoot } from '../scan/source-root.js';
import { checkNavbar } from './check-navbar.js';
import type { ScannedSite } from './scan-site.js';
import type { Site } from './site.js';
import { dropUnwritable } from './writable-pages.js';

export interface SiteInput extends AssembleInput {
  readonly configPlaces: KeyPlaces;
  readonly scanned: ScannedSite;
  readonly assets: AssetTable;
  readonly locale: SiteLocale;
  readonly locales: readonly SiteLocale[];
}

/** Assembles the whole site of one locale: every route, and how routes hang together. Pure, and cheap. */
export function assembleSite(input: SiteInput): Site {
  const { config, scanned } = input;
  const docs = scanned.docs.map((instance) => ({ id: instance.config.id, ...assembleDocs(instance, input) }));
  const written = scanned.pages === undefined ? [] : assemblePages(scanned.pages, input);
  const distinct = dropDuplicates([
    ...written,
    ...docs.flatMap((item) => item.pages),
    ...ownPages(config, input.configFile),
  ]);
  const policy = { baseUrl: input.locale.baseUrl, trailingSlash: config.trailingSlash };
  const sorted = distinct.pages.sort((a, b) => compareText(a.route, b.route));
  const { pages, findings } = dropUnwritable(sorted, {
    files: [...ownFiles, ...Object.keys(scanned.staticFiles).map((path) => path.slice(1))],
    policy,
  });
  const instances = docs.map(({ id, versions }) => ({ id, versions }));
  return {
    config,
    ...(input.configFile !== undefined && { configFile: input.configFile }),
    configPlaces: input.configPlaces,
    locale: input.locale,
    locales: input.locales,
    pages,
    docs: instances,
    routesBySource: Object.fromEntries(pages.flatMap((page) => ('source' in page ? [[page.source, page.route]] : []))),
    anchors: collectAnchors(pages, input),
    assets: input.assets.assets,
    missingAssets: input.assets.missing,
    staticFiles: scanned.staticFiles,
    sourceRoots: sourceRoots(scanned),
    findings: [
      ...scanned.findings,
      ...docs.flatMap((item) => item.findings),
      ...distinct.findings,
      ...findings,
      ...checkNavbar(config, instances, input.configPlaces),
    ],
  };
}

/** Files that every site has. */
const ownFiles = ['404.html', 'sitemap.xml', 'robots.txt'];

/** Pages that every site has: not found; and, where configured, search and versions. */
function ownPages(config: SiteConfig, configFile: string | undefined): Page[] {
  const place = { file: configFile ?? '.', line: 1, column: 1 };
  const notFound: Page = { kind: 'not-found', route: '/404', title: 'Page not found', description: '', place };
  const search: Page[] =
    config.search === false
      ? []
      : [{ kind: 'search', route: joinRoute(config.search.path), title: 'Search', description: '', place }];
  const versions: Page[] =
    config.versionsPage === false
      ? []
      : [{ kind: 'versions', route: joinRoute(config.versionsPage), title: 'Versions', description: '', place }];
  return [notFound, ...search, ...versions];
}

/** Of two pages with one route the first stands: written pages before generated ones. One may be written for `/404`. */
function dropDuplicates(pages: readonly Page[]): { pages: Page[]; findings: Finding[] } {
  const byRoute = new Map<string, Page>();
  const findings: Finding[] = [];
  for (const page of pages) {
    const other = byRoute.get(page.route);
    if (other === undefined) byRoute.set(page.route, page);
    else if (page.kind !== 'not-found' && (isWritten(page) || isWritten(other))) {
      const hint = "give one of them another 'slug'";
      findings.push(
        finding(
          'duplicate-route',
          page.place,
          `the route '${page.route}' is taken by '${other.place.file}'; this page is left out`,
          hint,
        ),
      );
    }
  }
  return { pages: [...byRoute.values()], findings };
}

function isWritten(page: Page): boolean {
  return 'source' in page || page.kind === 'category';
}

function collectAnchors(pages: readonly Page[], input: SiteInput): Record<string, readonly string[]> {
  return Object.fromEntries(
    pages.flatMap((page) => {
      const document = 'source' in page ? input.documents[page.source] : undefined;
      return document === undefined
        ? []
        : [
            [
              page.route,
              [...new Set([...document.headings.map((heading) => heading.id), ...document.ids.map((item) => item.id)])],
            ],
          ];
    }),
  );
}

function sourceRoots(scanned: ScannedSite): SourceRoot[] {
  const docs = scanned.docs.flatMap((instance) => instance.versions.map((version) => version.root));
  return scanned.pages === undefined ? docs : [...docs, scanned.pages.root];
}
