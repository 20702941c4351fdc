import { blogOfPage } from '@docusaurus/is-blog-page';
import { isDrawnBlog, wideBody } from '@docusaurus/wide-body';
import components from '@generated/components/BlogPostPage';
import { LayoutBody as Original } from '@theme-original/shell/layout-body';

/** The component for posts, of the site's own, draws the layout itself. */
export const LayoutBody = wideBody(
  Original,
  (page) => page.kind === 'post' && isDrawnBlog(blogOfPage(page), components),
);
