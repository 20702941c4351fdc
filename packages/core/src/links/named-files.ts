import type { SiteConfig } from '../config/site-config.js';
import type { SiteLocale } from '../config/site-locale.js';
import type { Document } from '../parse/document.js';
import { type AssetTable, filesReferredTo, readAssets } from './read-assets.js';
import { readStaticImages, type StaticSite, staticImages } from './static-images.js';

/** The site whose documents name files. */
export interface NamingSite extends Omit<StaticSite, 'baseUrl'> {
  readonly locale: Pick<SiteLocale, 'baseUrl'>;
}

/** Reads what is needed of the files that documents link to or show. */
export function readNamedFiles(documents: readonly Document[], { locale, ...site }: NamingSite): AssetTable {
  const assets = readAssets(site.siteDir, documents, site.config);
  return { ...assets, staticImages: readStaticImages(documents, { ...site, baseUrl: locale.baseUrl }) };
}

/**
 * The paths of the files that a document names and that are read for it. An edit that does not change these paths
 * requires no file to be read.
 */
export function filesNamedBy(document: Pick<Document, 'links'>, config: SiteConfig): string[] {
  return [...filesReferredTo(document, config), ...staticImages(document, config)];
}
