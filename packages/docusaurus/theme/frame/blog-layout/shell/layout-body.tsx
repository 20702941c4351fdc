import { wideBody } from '@docusaurus/inner/frame/wide-body';
import { isBlogPage } from '@docusaurus/inner/pages/is-blog-page';
import { LayoutBody as Original } from '@theme-original/shell/layout-body';

/**
 * The part between navbar and footer, for sites whose own `BlogLayout` places everything next to the text of a blog
 * page.
 */
export const LayoutBody = wideBody(Original, isBlogPage);
