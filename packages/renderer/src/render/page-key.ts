import { createHash } from 'node:crypto';
import type { Document } from '@docsite/core';
import { buildPageData } from '../page-data/build-page-data.js';
import { indexPages } from '../page-data/page-index.js';
import type { PageJob, RendererOptions } from './create-renderer.js';

/** What tells contents apart that a `Document` does not hold: its tree follows from them. */
export interface KeyedDocument {
  readonly document: Document;
  /** Hash of its source, of the settings it was parsed with, and of all that parsing read. */
  readonly key: string;
}

/** Gives a hash of everything that a page is rendered from: pages with equal keys are rendered to equal bytes. */
export type PageKeys = (job: PageJob, document?: KeyedDocument) => string;

/**
 * Makes keys of pages as `createRenderer` would render them. A template is given the data of its page and of the site,
 * and nothing else; content is drawn from the tree of its document and the targets of its links.
 * The version of docsite is not part of a key.
 */
export function createPageKeys(options: RendererOptions): PageKeys {
  const { site, siteData, bundle } = options;
  const index = indexPages(site, options);
  const { files: _, serverEntry: _entry, serverPages: _pages, ...assets } = bundle;
  const broken = new Set(bundle.brokenPages);
  const shared = hashOf([siteData, assets, site.config, site.locale]);
  return ({ page, links }, document) => {
    const isBroken = 'source' in page && broken.has(page.source);
    return hashOf([
      shared,
      page,
      links,
      document?.key,
      isBroken || buildPageData(page, document?.document, index, siteData),
    ]);
  };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64').slice(0, 22);
}
