import { isListed, type Page, resolveLink, type Site } from '@docsite/core';
import type { HeadData } from '../template/index.js';
import type { SiteData } from '../template/site-data.js';
import { alternates } from './locale-urls.js';
import type { PageIndex } from './page-index.js';

/** The parts of `<head>` that belong to one page. */
export function buildHead(page: Page, title: string, index: PageIndex, siteData: SiteData): HeadData {
  const { site } = index;
  const { titleDelimiter, url } = site.config;
  const image = ('image' in page ? page.image : undefined) ?? site.config.image;
  const translations = alternates(page, index);
  const imageUrl = image === undefined ? undefined : imageAddress(image, page, site);
  return {
    title: title === siteData.title || title === '' ? siteData.title : `${title} ${titleDelimiter} ${siteData.title}`,
    ...(url !== undefined && { canonical: url + index.url(page.route) }),
    ...(imageUrl !== undefined && { image: imageUrl }),
    keywords: 'keywords' in page ? page.keywords : [],
    noIndex: !isListed(page),
    ...(translations.length > 0 && { alternates: translations }),
  };
}

function imageAddress(image: string, page: Page, site: Site): string | undefined {
  const target = resolveLink(site, { route: page.route, file: page.place.file }, image, 'image');
  return URL.canParse(target.url, site.config.url) ? new URL(target.url, site.config.url).href : undefined;
}
