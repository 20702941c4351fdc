import { type Finding, placeOf } from '../../../diagnostic.js';
import { joinRoute } from '../../../route/route.js';
import type { AssembleInput } from '../../assemble-input.js';
import { collectTags } from '../../tags.js';
import type { DocDraft } from '../drafts/doc-draft.js';
import { type DescribedVersion, draftDocs } from '../drafts/draft-docs.js';
import { prefixesOf } from '../drafts/number-prefixes.js';
import type { ScannedDocs, ScannedVersion } from '../scan/scan-docs.js';
import { buildSidebars, type SidebarSources } from '../sidebars/build-sidebars.js';
import type { DocsPage } from '../version/docs-page.js';
import type { DocsVersion } from '../version/docs-version.js';
import type { Sidebar } from '../version/sidebar.js';
import { sidebarRoutes } from '../version/sidebar-order.js';
import { describeVersions } from '../version/version-facts.js';
import { displayedSidebars } from './displayed-sidebars.js';
import { docPages } from './doc-pages.js';
import { generatedPages } from './generated-pages.js';
import { Navigation } from './navigation.js';

/** A docs instance, its pages, and problems found in it. */
export interface AssembledDocs {
  readonly versions: readonly DocsVersion[];
  readonly pages: readonly DocsPage[];
  readonly findings: readonly Finding[];
}

/** Assembles the versions of one docs instance: ids, routes, sidebars, tags, neighbours, generated pages. */
export function assembleDocs(scanned: ScannedDocs, input: AssembleInput): AssembledDocs {
  const docs = scanned.config;
  const assembled = describeVersions(docs, scanned.versions).map(({ version, facts }) => {
    const label = version.messages['version.label'] ?? facts.label;
    return assembleVersion({ scanned: version, facts: { ...facts, label }, docs }, input);
  });
  return {
    versions: assembled.map((item) => item.version),
    pages: assembled.flatMap((item) => item.pages),
    findings: assembled.flatMap((item) => item.findings),
  };
}

interface AssembledVersion extends Pick<AssembledDocs, 'pages' | 'findings'> {
  readonly version: DocsVersion;
}

function assembleVersion(described: DescribedVersion, input: AssembleInput): AssembledVersion {
  const { scanned, facts, docs } = described;
  const drafted = draftDocs(described, input);
  const place = placeOf(scanned.sidebarFile ?? input.configFile ?? scanned.root.path);
  const { sidebars, findings } = buildSidebars({
    ...sidebarSources(described),
    ...writtenSidebars(scanned, place.file),
    docs: drafted.byId,
    draftIds: drafted.leftOut,
    numberPrefixes: prefixesOf(docs, input.hooks),
  });
  const all = [...drafted.byId.values()];
  const tagsPath = joinRoute(facts.path, docs.tagsBasePath);
  const tags = collectTags(all, tagsPath, input.config.tagSigns);
  const navigation = new Navigation(sidebars, drafted.byId, {
    names: docs.paginationLabels,
    displayedSidebar: displayedSidebars(docs.displayedSidebars, sidebars, facts.path),
  });
  const context = { facts, root: scanned.root, docs, input, navigation, tagsByRoute: tags.byRoute };
  const pages = docPages(all, sidebars, context);
  const mainDoc = findMainDoc(all, sidebars, facts.path);
  const version: DocsVersion = {
    ...facts,
    ...(mainDoc !== undefined && { mainDoc }),
    docs: all.map((doc) => listedDoc(doc, navigation)),
    sidebars,
    ...(isBroken(scanned, findings) && { hasBrokenSidebars: true as const }),
    ...(tags.tags.length > 0 && { tagsPath }),
    tags: tags.tags,
  };
  const { title, redirects } = input.config;
  const redirectsHome = redirects.some(({ from }) => [from].flat().includes('/'));
  const generated = generatedPages(version, { pages, order: navigation, place, title, docs, redirectsHome });
  return {
    version,
    pages: [...pages, ...generated],
    findings: [...drafted.findings, ...findings, ...tags.findings, ...navigation.findings],
  };
}

/** What the sidebars of a version are built from, besides its documents and the authored value. */
function sidebarSources({ scanned, facts, docs }: DescribedVersion) {
  return {
    version: facts.name,
    categories: scanned.categories,
    basePath: facts.path,
    collapse: { collapsible: docs.sidebarCollapsible, collapsed: docs.sidebarCollapsed },
    categoryPages: docs.categoryPages,
    messages: scanned.messages,
    onLabel: scanned.onLabel,
  };
}

/**
 * The authored sidebars of a version: `authored: false` for none, absent for those generated from its files.
 *
 * @param file Where to report findings about sidebars without a known place.
 */
function writtenSidebars({ sidebars }: ScannedVersion, file: string): Pick<SidebarSources, 'authored' | 'places'> {
  const nowhere = { file, places: {} };
  if (sidebars === false) return { authored: false, places: nowhere };
  return { authored: sidebars?.value, places: sidebars?.places ?? nowhere };
}

/** Whether the sidebars file of a version cannot be read, or contains what no sidebar can contain. */
function isBroken({ sidebarFile, sidebars }: ScannedVersion, findings: readonly Finding[]): boolean {
  if (sidebarFile === undefined) return false;
  return sidebars === undefined || findings.some(({ rule }) => rule === 'sidebar-file' || rule === 'sidebar-cycle');
}

function listedDoc(doc: DocDraft, navigation: Navigation): DocsVersion['docs'][number] {
  return { id: doc.id, route: doc.route, source: doc.document.path, ...navigation.sidebarProperty(doc) };
}

/** The document at the base path, or else the first one in the first sidebar, or else the first of all. */
function findMainDoc(
  docs: readonly DocDraft[],
  sidebars: Readonly<Record<string, Sidebar>>,
  basePath: string,
): string | undefined {
  const byRoute = new Map(docs.map((doc) => [doc.route, doc]));
  // the page of a category is not a document
  const first = sidebarRoutes(Object.values(sidebars)[0] ?? []).find((route) => byRoute.has(route));
  return (byRoute.get(basePath) ?? byRoute.get(first ?? '') ?? docs[0])?.id;
}
