import { posix } from 'node:path';
import type { DocsConfig } from '../../../config/site-config.js';
import { compareText, type Finding, finding, placeOf } from '../../../diagnostic.js';
import { joinRoute } from '../../../route/route.js';
import type { AssembleInput } from '../../assemble-input.js';
import type { AssembledDocument } from '../../assembled-document.js';
import { undefinedTags, withDefinedTags } from '../../defined-tags.js';
import { folderMark } from '../../page.js';
import { collectTags, type PageTag } from '../../tags.js';
import { editUrlBy, editUrlOf, writtenFacts } from '../../written-facts.js';
import { type DocDraft, draftDoc } from '../drafts/doc-draft.js';
import { identifyDoc, indexFiles } from '../drafts/doc-identity.js';
import { prefixesOf } from '../drafts/number-prefixes.js';
import type { ScannedDocs, ScannedVersion } from '../scan/scan-docs.js';
import { buildSidebars, type SidebarSources } from '../sidebars/build-sidebars.js';
import type { DocPage, DocsPage } from '../version/docs-page.js';
import type { DocsVersion } from '../version/docs-version.js';
import type { Sidebar } from '../version/sidebar.js';
import { sidebarRoutes } from '../version/sidebar-order.js';
import { describeVersions, noIndexOf, type VersionFacts } from '../version/version-facts.js';
import { withCards } from './cards.js';
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
  const assembled = describeVersions(scanned.config, scanned.versions).map(({ version, facts }) => {
    const label = version.messages['version.label'] ?? facts.label;
    return assembleVersion(version, { ...facts, label }, scanned.config, input);
  });
  return {
    versions: assembled.map((item) => item.version),
    pages: assembled.flatMap((item) => item.pages),
    findings: assembled.flatMap((item) => item.findings),
  };
}

function assembleVersion(
  scanned: ScannedVersion,
  facts: VersionFacts,
  docs: DocsConfig,
  input: AssembleInput,
): { version: DocsVersion; pages: DocsPage[]; findings: Finding[] } {
  const drafted = draftDocs(scanned, facts, docs, input);
  const place = placeOf(scanned.sidebarFile ?? input.configFile ?? scanned.root.path);
  const { sidebars, findings } = buildSidebars({
    ...sidebarSources(scanned, facts, docs),
    ...writtenSidebars(scanned, place.file),
    docs: drafted.byId,
    draftIds: drafted.leftOut,
    numberPrefixes: prefixesOf(docs, input.hooks),
  });
  const all = [...drafted.byId.values()];
  const tagsPath = joinRoute(facts.path, docs.tagsBasePath);
  const tags = collectTags(all, tagsPath, input.config.tagSigns);
  const navigation = new Navigation(sidebars, drafted.byId, docs.paginationLabels);
  const context = { facts, folder: scanned.root.path, docs, input, navigation, tagsByRoute: tags.byRoute };
  const pages = docPages(all, sidebars, context);
  const mainDoc = findMainDoc(all, sidebars, facts.path);
  const version: DocsVersion = {
    ...facts,
    ...(mainDoc !== undefined && { mainDoc }),
    docs: all.map((doc) => listedDoc(doc, navigation)),
    sidebars,
    ...(scanned.sidebarFile !== undefined && scanned.sidebars === undefined && { hasUnreadSidebars: true as const }),
    ...(tags.tags.length > 0 && { tagsPath }),
    tags: tags.tags,
  };
  const generated = generatedPages(version, { pages, order: navigation, place, title: input.config.title, docs });
  return {
    version,
    pages: [...pages, ...generated],
    findings: [...drafted.findings, ...findings, ...tags.findings, ...navigation.findings],
  };
}

/** What the sidebars of a version are built from, besides its documents and the authored value. */
function sidebarSources(scanned: ScannedVersion, facts: VersionFacts, docs: DocsConfig) {
  return {
    version: facts.name,
    categories: scanned.categories,
    basePath: facts.path,
    collapse: { collapsible: docs.sidebarCollapsible, collapsed: docs.sidebarCollapsed },
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

/**
 * Drafts the documents of a version by id; if two documents have the same id, the first is kept. Those that are marked
 * as drafts are left out of a build, except for their ids.
 */
export function draftDocs(
  scanned: ScannedVersion,
  facts: VersionFacts,
  docs: DocsConfig,
  input: AssembleInput,
): { byId: Map<string, DocDraft>; leftOut: Set<string>; findings: Finding[] } {
  const findings: Finding[] = [];
  const byId = new Map<string, DocDraft>();
  const { sources, drafts } = readDocs(scanned, input);
  const options = {
    basePath: facts.path,
    numberPrefixes: prefixesOf(docs, input.hooks),
    indexes: indexFiles(sources.map(({ relative }) => relative)),
  };
  for (const source of sources) {
    const { document } = source;
    const identity = identifyDoc(source.relative, document.frontMatter, options);
    const other = byId.get(identity.id);
    findings.push(...undefinedTags(document, scanned.tags));
    if (other === undefined)
      byId.set(identity.id, draftDoc(withDefinedTags(document, scanned.tags), source.relative, identity));
    else findings.push(duplicateId(identity.id, document, other.document));
  }
  return {
    byId: new Map([...byId].sort(([a], [b]) => compareText(a, b))),
    leftOut: new Set(drafts.map(({ relative, document }) => identifyDoc(relative, document.frontMatter, options).id)),
    findings,
  };
}

/** The documents of a version in the order of their paths: those that become pages, and drafts that do not. */
function readDocs(
  { sources }: ScannedVersion,
  { documents, includeDrafts }: AssembleInput,
): Record<'sources' | 'drafts', { relative: string; document: AssembledDocument }[]> {
  const read = [...sources]
    .sort((a, b) => compareText(a.relative, b.relative))
    .flatMap(({ path, relative }) => {
      const document = documents[path];
      return document === undefined ? [] : [{ relative, document }];
    });
  const isLeftOut = ({ document }: { document: AssembledDocument }) =>
    document.frontMatter.draft === true && !includeDrafts;
  return { sources: read.filter((doc) => !isLeftOut(doc)), drafts: read.filter(isLeftOut) };
}

function duplicateId(id: string, document: AssembledDocument, other: AssembledDocument): Finding {
  const place = document.frontMatterPlaces.id ?? placeOf(document.path);
  return finding(
    'duplicate-doc-id',
    place,
    `the document id '${id}' is taken by '${other.path}'; this file is left out`,
    "rename the file, or give it another 'id' in its front matter",
  );
}

interface DocPageContext {
  readonly facts: VersionFacts;
  /** Folder of the version, excluding translations. */
  readonly folder: string;
  readonly docs: DocsConfig;
  readonly input: AssembleInput;
  readonly navigation: Navigation;
  readonly tagsByRoute: ReadonlyMap<string, readonly PageTag[]>;
}

function docPages(
  docs: readonly DocDraft[],
  sidebars: Readonly<Record<string, Sidebar>>,
  context: DocPageContext,
): DocPage[] {
  const listing = new Set(docs.filter(({ document }) => document.hasCards).map(({ route }) => route));
  const pages = docs.map((doc) => docPage(doc, context));
  return withCards(pages, ({ route }) => listing.has(route), { sidebars, docs: context.docs });
}

function listedDoc(doc: DocDraft, navigation: Navigation): DocsVersion['docs'][number] {
  return { id: doc.id, route: doc.route, source: doc.document.path, ...navigation.sidebarProperty(doc) };
}

function docPage(doc: DocDraft, context: DocPageContext): DocPage {
  const { facts, docs, input, navigation } = context;
  const isFolder = doc.document.frontMatter.slug?.endsWith('/') ?? doc.isIndex;
  const { id, version } = { id: docs.id, version: facts.name };
  const at = { folder: context.folder, path: doc.relative, route: doc.route, isFolder };
  const source = { kind: 'docs', id, version, ...at } as const;
  const editUrl = editUrlBy(input, doc.document, source) ?? editUrlOf(doc.document, docs, fileToEdit(doc, context));
  return {
    kind: 'doc',
    key: `doc:${docs.id}/${facts.name}/${doc.id}`,
    ...noIndexOf(facts),
    id: doc.id,
    route: doc.route,
    ...folderMark(input.config, isFolder),
    title: doc.title,
    ...writtenFacts(doc.document, input.config, {
      updates: input.updates,
      time: docs.showLastUpdateTime,
      author: docs.showLastUpdateAuthor,
    }),
    ...(editUrl !== undefined && { editUrl }),
    docs: {
      instance: docs.id,
      version: facts.name,
      breadcrumbs: docs.breadcrumbs ? navigation.breadcrumbs(doc) : [],
      ...navigation.sidebarProperty(doc),
      ...navigation.neighbours(doc),
    },
    tags: context.tagsByRoute.get(doc.route) ?? [],
  };
}

/**
 * The file that a page's edit link points to: its source, unless the configuration prefers the current version; a
 * translation only if configured.
 */
function fileToEdit(doc: DocDraft, { docs, folder }: DocPageContext): string {
  if (docs.editCurrentVersion) return posix.join(docs.path, doc.relative);
  return docs.editLocalizedFiles ? doc.document.path : posix.join(folder, doc.relative);
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
