import type { PageData } from '@docsite/renderer/template';
import { isDrawnBlog, wideBody } from '@docusaurus/inner/frame/wide-body';
import { blogOfPage } from '@docusaurus/inner/pages/is-blog-page';
import components from '@generated/components/BlogListPage';
import { LayoutBody as Original } from '@theme-original/shell/layout-body';

/** The part between navbar and footer, for sites whose own component for the list of all posts draws its layout. */
export const LayoutBody = wideBody(Original, (page) => isListOfAll(page) && isDrawnBlog(blogOfPage(page), components));

/**
 * Whether a page lists all posts. Those of a tag or an author are drawn by other components; their addresses contain
 * these parts.
 */
function isListOfAll(page: PageData): page is Extract<PageData, { readonly kind: 'generated' }> {
  return page.kind === 'generated' && page.of === 'post-list' && !/\/(?:tags|authors)\//.test(page.route);
}
