import { isBlogPage } from '@docusaurus/is-blog-page';
import { wideBody } from '@docusaurus/wide-body';
import { LayoutBody as Original } from '@theme-original/shell/layout-body';

/** The layout of blogs, drawn by the site, has places for all that is beside the text of a page. */
export const LayoutBody = wideBody(Original, isBlogPage);
