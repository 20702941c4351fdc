import { isListed, type Page, type PageBase, type SiteConfig } from '@docsite/core';
import type { HeadData } from '../../template/index.js';
import type { SiteData } from '../../template/site-data.js';
import type { PageIndex } from '../page-index.js';
import { alternates } from './locale-urls.js';

/** What the data of all pages of a site is built from. */
export interface SiteFacts {
  readonly index: PageIndex;
  readonly siteData: SiteData;
}

/** The parts of `<head>` that belong to one page. */
export function buildHead(page: Page, title: string, { index, siteData }: SiteFacts): HeadData {
  const { site, pageKinds } = index;
  const { titleDelimiter, siteInTitle, url } = site.config;
  const { title: siteTitle } = siteData;
  const translations = alternates(page, index);
  const imageUrl = imageAddress(page, index);
  const { mayBeSite = false, isSiteAtRoot = false } = pageKinds.get(page.kind) ?? {};
  const written = 'headTitle' in page ? page.headTitle : undefined;
  const own = isSiteAtRoot && index.url(page.route) === '/' ? '' : (written ?? title);
  return {
    title: needsSite(own, { siteTitle, siteInTitle, mayBeSite }) ? `${own} ${titleDelimiter} ${siteTitle}` : siteTitle,
    ...(url !== undefined && { canonical: url + index.url(page.route) }),
    ...(imageUrl !== undefined && { image: imageUrl }),
    keywords: 'keywords' in page ? page.keywords : [],
    noIndex: !isListed(page),
    ...(translations.length > 0 && { alternates: translations }),
  };
}

interface TitleOfSite {
  readonly siteTitle: string;
  readonly siteInTitle: SiteConfig['siteInTitle'];
  /** Whether a page of its kind may represent the site. */
  readonly mayBeSite: boolean;
}

/** Whether the title of the site follows that of a page. */
function needsSite(own: string, { siteTitle, siteInTitle, mayBeSite }: TitleOfSite): boolean {
  if (own === '') return false;
  return own !== siteTitle || (siteInTitle === 'all' && !mayBeSite);
}

/** The page's own image, or else the configured one, whose path is relative to the site folder. */
function imageAddress(page: Page, index: PageIndex): string | undefined {
  const { image, url } = index.site.config;
  const configured = image === undefined ? undefined : index.links.resolveConfigured(image, 'image').url;
  const address = ownImage(page, index) ?? configured;
  return address !== undefined && URL.canParse(address, url) ? new URL(address, url).href : undefined;
}

/** The address of an image next to a page's file; undefined for one that is not there, or is named otherwise. */
export function imageBeside(src: string, { route, place }: PageBase, { links }: PageIndex): string | undefined {
  const target = links.resolve({ route, file: place.file }, src, 'image');
  return target.type === 'asset' ? target.url : undefined;
}

/** The address of the image in a page's front matter, whose path is relative to the page's file. */
export function ownImage(page: PageBase, { links }: PageIndex): string | undefined {
  const own = 'image' in page ? (page.image as string | undefined) : undefined;
  return own === undefined ? undefined : links.resolve({ route: page.route, file: page.place.file }, own, 'image').url;
}
