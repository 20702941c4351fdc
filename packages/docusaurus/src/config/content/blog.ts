import { propertiesOf } from '@docsite/core';
import type { Keys } from '../../keys.js';
import { type DocusaurusVersion, docusaurusVersion, isBefore } from '../../load/docusaurus-version.js';
import type { Takeover } from '../../takeover.js';
import { sitePath } from '../site/site-path.js';
import { editUrlOf } from './edit-url.js';
import type { BlogInstance } from './instances.js';
import { markdownPluginsOf } from './markdown.js';

/**
 * Whether a blog without posts has a first page, as it does since Docusaurus 3.10. If the version is unknown, it has
 * none.
 */
export function drawsEmptyBlogs(siteDir: string): boolean {
  const version = docusaurusVersion(siteDir);
  return version.major !== undefined && !isBefore(version, 3, 10);
}

/** Whether the sidebar groups posts by year, which is the default since Docusaurus 3.5. */
export function groupsByYear(themeConfig: Keys, { siteDir }: Takeover): boolean {
  const isGrouped = themeConfig.within('blog').within('sidebar').flag('groupByYear') ?? true;
  return isGrouped && !isBefore(docusaurusVersion(siteDir), 3, 5);
}

/** The blog of a `plugin-content-blog`, whose options have the same names in docsite. */
export function blogOf(options: Keys, isGroupedByYear: boolean, takeover: Takeover): BlogInstance {
  const path = sitePath(options.text('path') ?? 'blog', takeover.siteDir);
  const version = docusaurusVersion(takeover.siteDir);
  return {
    id: options.text('id'),
    path,
    missingFolder: 'empty',
    routeBasePath: options.text('routeBasePath'),
    blogTitle: options.text('blogTitle'),
    blogDescription: options.text('blogDescription'),
    blogSidebarTitle: options.text('blogSidebarTitle'),
    blogSidebarCount: options.any('blogSidebarCount'),
    blogSidebarGroupByYear: isGroupedByYear,
    postsPerPage: options.any('postsPerPage'),
    sortPosts: options.text('sortPosts'),
    include: options.texts('include'),
    exclude: options.texts('exclude'),
    pageBasePath: options.text('pageBasePath'),
    tagsBasePath: options.text('tagsBasePath'),
    ...authorPathsOf(options, version),
    archiveBasePath: options.any('archiveBasePath'),
    authorsMapPath: options.text('authorsMapPath'),
    tags: options.any('tags'),
    showReadingTime: options.flag('showReadingTime'),
    ...markdownPluginsOf(options, takeover),
    showLastUpdateTime: options.flag('showLastUpdateTime'),
    showLastUpdateAuthor: options.flag('showLastUpdateAuthor'),
    editUrl: editUrlOf(options),
    editLocalizedFiles: options.flag('editLocalizedFiles'),
    feedOptions: feedsOf(options.within('feedOptions'), version),
  } as BlogInstance;
}

/**
 * The paths of the pages of authors, which exist since Docusaurus 3.5. Until 3.10, the second and later pages of an
 * author have the path of all authors, as in `/blog/authors/ann/authors/2`.
 */
function authorPathsOf(options: Keys, version: DocusaurusVersion): object {
  if (isBefore(version, 3, 5)) return { authorsBasePath: null };
  const authorsBasePath = options.text('authorsBasePath');
  return isBefore(version, 3, 10)
    ? { authorsBasePath, authorPageBasePath: authorsBasePath ?? 'authors' }
    : { authorsBasePath };
}

/** The feeds of a blog, which have all of its posts before Docusaurus 3. */
function feedsOf(feeds: Keys, version: DocusaurusVersion): object {
  skipDefaultLook(feeds);
  return {
    type: feeds.any('type'),
    title: feeds.text('title'),
    description: feeds.text('description'),
    copyright: feeds.text('copyright'),
    language: feeds.text('language'),
    limit: isBefore(version, 3) ? null : feeds.any('limit'),
  };
}

/** Reads a default look of feeds so that it is not reported: XSLT styles them in browsers, which are removing it. */
function skipDefaultLook(feeds: Keys): void {
  const looks = feeds.any('xslt');
  if (typeof looks !== 'object' || looks === null) return;
  const isFile = (format: string) => typeof propertiesOf(looks)[format] === 'string';
  feeds.within('xslt').skip(...['rss', 'atom'].filter((format) => !isFile(format)));
}
