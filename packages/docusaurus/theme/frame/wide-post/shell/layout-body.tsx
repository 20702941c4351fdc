import { isDrawnBlog, wideBody } from '@docusaurus/inner/frame/wide-body';
import { blogOfPage } from '@docusaurus/inner/pages/is-blog-page';
import components from '@generated/components/BlogPostPage';
import { LayoutBody as Original } from '@theme-original/shell/layout-body';

/** The component for posts, of the site's own, draws the layout itself. */
export const LayoutBody = wideBody(
  Original,
  (page) => page.kind === 'post' && isDrawnBlog(blogOfPage(page), components),
);
