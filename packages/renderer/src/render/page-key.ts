import { createHash } from 'node:crypto';
import type { Document } from '@docsite/core';
import type { Bundle } from '../bundle/bundle.js';
import { buildPageData } from '../page-data/page/build-page-data.js';
import { allDocuments } from '../page-data/page/version-documents.js';
import { indexPages } from '../page-data/page-index.js';
import type { RendererOptions } from './create-renderer.js';
import type { PageJob } from './render-page.js';

/** Identifies contents that a `Document` does not include but determines: its tree. */
export interface KeyedDocument {
  readonly document: Document;
  /** Hash of its source, its parse settings, and everything that parsing read. */
  readonly key: string;
}

/** Returns a hash of everything that a page is rendered from: pages with equal keys render to equal bytes. */
export type PageKeys = (job: PageJob, document?: KeyedDocument) => string;

/** The parts of a page's input, in the order of its key. */
const parts = ['bundle', 'site', 'document', 'links', 'page', 'day'] as const;

/**
 * A part of a page's input: the theme and page modules, the site data that all pages show, the page's document, the
 * targets of that document's links, page data such as neighbours, and the day if its code depends on it.
 */
export type PageKeyPart = (typeof parts)[number];

const separator = '.';

/**
 * Creates keys of pages as `createRenderer` would render them. A template receives only the data of its page and of the
 * site; content is rendered from the tree of its document and the targets of its links. A key consists of a hash per
 * part, so that differences can be attributed. It does not include the version of docsite.
 */
export function createPageKeys(options: RendererOptions): PageKeys {
  const { site, siteData, bundle, today } = options;
  const index = indexPages(site, options);
  const { serverHashes, pageChunks, pageModules, pageIslands, pageStyles } = bundle;
  const broken = new Set(bundle.brokenPages);
  const { givenDay } = serverHashes;
  const ofTheme = hashOf([sharedPart(bundle), serverHashes.theme]);
  const dated = new Set(givenDay.pages);
  const listed = site.config.documentData === 'all' ? [allDocuments(index)] : [];
  const ofSite = hashOf([siteData, site.config, site.locale, ...listed]);
  const ofModules = (source: string): string => {
    const tables = [serverHashes.pages, pageChunks, pageModules, pageIslands, pageStyles];
    const own = tables.map((table) => table[source]);
    return own.every((value) => value === undefined) ? ofTheme : hashOf([ofTheme, ...own]);
  };
  return ({ page, links, quotes }, document) => {
    const isBroken = 'source' in page && broken.has(page.source);
    const data = isBroken || buildPageData(page, { document: document?.document, quotes, index, siteData });
    const ofPage = [document?.key ?? '', links.length === 0 ? '' : hashOf(links), hashOf([page, data])];
    const ofBundle = 'source' in page ? ofModules(page.source) : ofTheme;
    const isDated = givenDay.theme || ('source' in page && dated.has(page.source));
    return [ofBundle, ofSite, ...ofPage, isDated ? today : ''].join(separator);
  };
}

/** Parts of a bundle that no page contains: files, where they are on this machine, and what bundling has found. */
const unseen: readonly (keyof Bundle)[] = [
  ...(['files', 'serverEntry', 'serverPages', 'foreignFiles', 'openModules', 'livePlaces', 'warnings'] as const),
];

/** Parts that have a value for each page with code. */
const ofPages: readonly (keyof Bundle)[] = [
  ...(['serverHashes', 'pageChunks', 'pageModules', 'pageIslands', 'pageStyles', 'brokenPages'] as const),
];

/** All that is left of a bundle: what every page is rendered with. */
function sharedPart(bundle: Bundle): object {
  const apart: ReadonlySet<string> = new Set([...unseen, ...ofPages]);
  return Object.fromEntries(Object.entries(bundle).filter(([name]) => !apart.has(name)));
}

/** The part that best explains why a page is rendered again comes first: its own document, before shared parts. */
const byWeight: readonly PageKeyPart[] = ['document', 'links', 'bundle', 'site', 'page', 'day'];

/** The part that best explains how two keys differ; undefined for equal ones. */
export function comparePageKeys(before: string, now: string): PageKeyPart | undefined {
  const [old, fresh] = [before, now].map((key) => key.split(separator));
  return byWeight.find((part) => old?.[parts.indexOf(part)] !== fresh?.[parts.indexOf(part)]);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64').slice(0, 16);
}
