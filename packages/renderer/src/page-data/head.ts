import { isListed, type Page } from '@docsite/core';
import type { HeadData } from '../template/index.js';
import type { SiteData } from '../template/site-data.js';
import { alternates } from './locale-urls.js';
import type { PageIndex } from './page-index.js';

/** The parts of `<head>` that belong to one page. */
export function buildHead(page: Page, title: string, index: PageIndex, siteData: SiteData): HeadData {
  const { site } = index;
  const { titleDelimiter, url } = site.config;
  const translations = alternates(page, index);
  const imageUrl = imageAddress(page, index);
  const own = ('headTitle' in page ? page.headTitle : undefined) ?? title;
  return {
    title: own === siteData.title || own === '' ? siteData.title : `${own} ${titleDelimiter} ${siteData.title}`,
    ...(url !== undefined && { canonical: url + index.url(page.route) }),
    ...(imageUrl !== undefined && { image: imageUrl }),
    keywords: 'keywords' in page ? page.keywords : [],
    noIndex: !isListed(page),
    ...(translations.length > 0 && { alternates: translations }),
  };
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
