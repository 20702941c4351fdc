import type { BlogPageData } from './blog/blog-page-data.js';
import type { DocsPageData } from './docs/page-data/docs-page-data.js';
import type { PagesPageData } from './pages/pages-page-data.js';
import type { SitePagesPageData } from './site-pages/site-pages-page-data.js';

export type { ServerComponentProps } from '../parse/components/server-component-props.js';
export type * from './blog/blog-page-data.js';
export type * from './docs/page-data/docs-page-data.js';
export type * from './page-data.js';
export type * from './pages/pages-page-data.js';
export type * from './site-pages/site-pages-page-data.js';

/**
 * The data of a page before its body is rendered, for every kind of content. Because sites use these types, they are
 * spelled out here instead of derived from the kinds, and import nothing.
 */
export type PageFacts = DocsPageData | PagesPageData | BlogPageData | SitePagesPageData;
