import type { PageData } from '@docsite/renderer/template';
import { isDrawnBlog, wideBody } from '@docusaurus/inner/frame/wide-body';
import { blogOfPage } from '@docusaurus/inner/pages/is-blog-page';
import components from '@generated/components/BlogListPage';
import { LayoutBody as Original } from '@theme-original/shell/layout-body';

/** The component for the list of all posts, of the site's own, draws the layout itself. */
export const LayoutBody = wideBody(Original, (page) => isListOfAll(page) && isDrawnBlog(blogOfPage(page), components));

/** The posts of a tag or an author are drawn by other components, and are below these parts of an address. */
function isListOfAll(page: PageData): page is Extract<PageData, { readonly kind: 'generated' }> {
  return page.kind === 'generated' && page.of === 'post-list' && !/\/(?:tags|authors)\//.test(page.route);
}
