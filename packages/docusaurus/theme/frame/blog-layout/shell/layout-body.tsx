import { wideBody } from '@docusaurus/inner/frame/wide-body';
import { isBlogPage } from '@docusaurus/inner/pages/is-blog-page';
import { LayoutBody as Original } from '@theme-original/shell/layout-body';

/** The layout of blogs, drawn by the site, has places for all that is beside the text of a page. */
export const LayoutBody = wideBody(Original, isBlogPage);
