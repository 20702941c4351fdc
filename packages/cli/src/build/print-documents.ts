import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type Asset,
  type Document,
  decodeSource,
  type Finding,
  finding,
  type LinkIndex,
  type PageLinks,
  type ParsedDocument,
  type Place,
  placeInTree,
  readAssets,
  type Site,
  type SourceFile,
} from '@docsite/core';
import {
  type DocumentPrinter,
  markCode,
  type PrintedDocument,
  printContentModule,
  resolveTree,
} from '@docsite/renderer';
import type { Root } from 'hast';

/** What documents that modules import are read and resolved with. */
export interface PrintingSources {
  readonly siteDir: string;
  readonly site: Site;
  readonly index: LinkIndex;
  /** Modules that are given as no file holds them: the texts of those that are documents, by their names. */
  readonly given?: Readonly<Record<string, string>> | undefined;
  /** Reads a document with its tree. */
  readonly readDocument: (source: SourceFile) => Promise<ParsedDocument>;
  /** Takes what is wrong with documents that are no pages, and so are not checked with them. */
  readonly onFindings?: (findings: readonly Finding[]) => void;
}

/**
 * Prints documents that modules of the site import, each once. Such a document is a page or not; its links lead where
 * they do in the folder it lies in, those that only mean something on a page stay as they are written.
 */
export function createDocumentPrinter(sources: PrintingSources): DocumentPrinter {
  const printed = new Map<string, Promise<PrintedDocument>>();
  // what is printed with marks was printed without them before, and its findings are known
  const { onFindings: _, ...marking } = sources;
  return (path, isMarked = false) => {
    if (isMarked) return print(path, marking, markCode);
    const printing = printed.get(path) ?? print(path, sources);
    printed.set(path, printing);
    return printing;
  };
}

async function print(
  path: string,
  { siteDir, site, index, given = {}, readDocument, onFindings }: PrintingSources,
  change = (tree: Root) => tree,
): Promise<PrintedDocument> {
  const text = Object.hasOwn(given, path) ? Buffer.from(given[path] as string) : readFileSync(join(siteDir, path));
  const document = await readDocument(decodeSource(path, text));
  const isPage = Object.hasOwn(site.routesBySource, path);
  if (!isPage) onFindings?.(problemsOf(document));
  const { assets } = readAssets(siteDir, isPage ? [] : [document]);
  const own = Object.keys(assets).filter((file) => !Object.hasOwn(site.assets, file));
  const links = linksOf(
    document,
    isPage ? index : index.amended({ ...site, assets: { ...site.assets, ...assets } }),
    site.routesBySource[path] ?? nowhere,
  );
  return {
    ...printContentModule(document, change(resolveTree(document.tree, { links, baseUrl: site.locale.baseUrl }))),
    assets: own.map((file) => assets[file] as Asset),
    hasCode: document.module !== undefined,
    placeOf: (position) => placeInTree(document, position),
  };
}

/** No page lies as deep, so that addresses relative to the page, which is not known, lead to none. */
const nowhere = '/:/:/:/:/:/:/:/:/:';

function linksOf({ links }: Document, index: LinkIndex, route: string): PageLinks {
  return links.map(({ href, kind, place: { file } }) =>
    href.startsWith('#') ? { type: 'external', url: href } : index.resolve({ route, file }, href, kind),
  );
}

/**
 * What is wrong with a document that is no page: which heading comes before its first one is for the module to say that
 * draws it.
 */
function problemsOf({ problems, headings: [first] }: Document): Finding[] {
  const isFirst = (place: Place) => isDeepStrictEqual(place, first?.place);
  return problems
    .filter(({ rule, place }) => rule !== 'heading-order' || !isFirst(place))
    .map(({ rule, place, message, hint }) => finding(rule, place, message, hint));
}
