import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type Asset,
  type ConfigAdditions,
  type Document,
  decodeSource,
  type Finding,
  finding,
  getOrInsert,
  type ImportedDocument,
  type LinkIndex,
  ownValue,
  type PageLinks,
  type ParsedDocument,
  type Place,
  placeInTree,
  readAssets,
  type Site,
  type SourceFile,
  withDates,
  writtenFrontMatter,
} from '@docsite/core';
import {
  type DocumentPrinter,
  markCode,
  type PrintedDocument,
  printContentModule,
  resolveTree,
} from '@docsite/renderer';
import type { Root } from 'hast';

/** What is needed to read imported documents and resolve their links. */
export interface PrintingSources {
  readonly siteDir: string;
  readonly site: Site;
  readonly index: LinkIndex;
  readonly documentExports?: ConfigAdditions['documentExports'] | undefined;
  /** The texts of virtual documents, by module name. */
  readonly given?: Readonly<Record<string, string>> | undefined;
  /** Reads a document with its tree. */
  readonly readDocument: (source: SourceFile) => Promise<ParsedDocument>;
  /** Receives the findings about documents that are not pages, and which are therefore not checked otherwise. */
  readonly onFindings?: (findings: readonly Finding[]) => void;
}

/**
 * Prints documents that the site's modules import, each once. Such a document may or may not be a page. Its links are
 * resolved relative to its folder; those that only make sense on a page are left as written.
 */
export function createDocumentPrinter(sources: PrintingSources): DocumentPrinter {
  const printed = new Map<string, Promise<PrintedDocument>>();
  // everything printed with marks was printed without them before, so its findings are known
  const { onFindings: _, ...marking } = sources;
  return (path, isMarked = false) => {
    if (isMarked) return print(path, marking, markCode);
    return getOrInsert(printed, path, () => print(path, sources));
  };
}

async function print(
  path: string,
  { siteDir, site, index, given = {}, readDocument, onFindings, documentExports }: PrintingSources,
  change = (tree: Root) => tree,
): Promise<PrintedDocument> {
  const text = ownValue(given, path);
  const bytes = text === undefined ? readFileSync(join(siteDir, path)) : Buffer.from(text);
  const document = await readDocument(decodeSource(path, bytes));
  const isPage = Object.hasOwn(site.routesBySource, path);
  if (!isPage) onFindings?.(problemsOf(document));
  const { assets } = readAssets(siteDir, isPage ? [] : [document], site.config);
  const own = Object.keys(assets).filter((file) => !Object.hasOwn(site.assets, file));
  const links = linksOf(
    document,
    isPage ? index : index.amended({ ...site, assets: { ...site.assets, ...assets } }),
    site.routesBySource[path] ?? nowhere,
  );
  return {
    ...printContentModule(
      document,
      change(resolveTree(document.tree, { links, baseUrl: site.locale.baseUrl })),
      isPage ? documentExports?.(importedDocument(document, site, index)) : undefined,
    ),
    assets: own.map((file) => assets[file] as Asset),
    hasCode: document.module !== undefined,
    placeOf: (position) => placeInTree(document, position),
  };
}

/** The document of a page, for modules that import it. */
function importedDocument(document: Document, site: Site, index: LinkIndex): ImportedDocument {
  const { path, frontMatterDates = [] } = document;
  const route = site.routesBySource[path] ?? nowhere;
  return {
    page: site.pages.find((page) => 'source' in page && page.source === path) ?? {},
    site,
    frontMatter: withDates(writtenFrontMatter(document), frontMatterDates, (time) => time),
    imageUrl: (src) => {
      const target = index.resolve({ route, file: path }, src, 'image');
      return target.type === 'missing' ? undefined : target.url;
    },
  };
}

/** A route nested deeper than any page, so that addresses relative to the unknown page do not match one. */
const nowhere = '/:/:/:/:/:/:/:/:/:';

function linksOf({ links }: Document, index: LinkIndex, route: string): PageLinks {
  return links.map(({ href, kind, place: { file } }) =>
    href.startsWith('#') ? { type: 'external', url: href } : index.resolve({ route, file }, href, kind),
  );
}

/**
 * The problems of a document that is not a page; the level of its first heading depends on the module that renders it.
 */
function problemsOf({ problems, headings: [first] }: Document): Finding[] {
  const isFirst = (place: Place) => isDeepStrictEqual(place, first?.place);
  return problems
    .filter(({ rule, place }) => rule !== 'heading-order' || !isFirst(place))
    .map(({ rule, place, message, hint }) => finding(rule, place, message, hint));
}
