import { isListed, type Page, type SiteConfig } from '@docsite/core';
import type { HeadData } from '../template/index.js';
import type { SiteData } from '../template/site-data.js';
import { alternates } from './locale-urls.js';
import type { PageIndex } from './page-index.js';

/** The parts of `<head>` that belong to one page. */
export function buildHead(page: Page, title: string, index: PageIndex, siteData: SiteData): HeadData {
  const { site, pageKinds } = index;
  const { titleDelimiter, siteInTitle, url } = site.config;
  const { title: siteTitle } = siteData;
  const translations = alternates(page, index);
  const imageUrl = imageAddress(page, index);
  const mayBeSite = pageKinds.get(page.kind)?.mayBeSite === true;
  const own = ('headTitle' in page ? page.headTitle : undefined) ?? title;
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
  /** Whether a page of its kind may stand for the site. */
  readonly mayBeSite: boolean;
}

/** Whether the title of the site follows that of a page. */
function needsSite(own: string, { siteTitle, siteInTitle, mayBeSite }: TitleOfSite): boolean {
  if (own === '') return false;
  return own !== siteTitle || (siteInTitle === 'all' && !mayBeSite);
}

/** The page's own image is found from its file, that of the configuration from the site folder. */
function imageAddress(page: Page, { site, links }: PageIndex): string | undefined {
  const own = 'image' in page ? (page.image as string | undefined) : undefined;
  const { image, url } = site.config;
  if (own === undefined && image === undefined) return undefined;
  const origin = { route: page.route, file: page.place.file };
  const target =
    own === undefined ? links.resolveConfigured(image as string, 'image') : links.resolve(origin, own, 'image');
  return URL.canParse(target.url, url) ? new URL(target.url, url).href : undefined;
}
