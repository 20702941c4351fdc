import { isDrawnBlog, wideBody } from '@docusaurus/inner/frame/wide-body';
import { blogOfPage } from '@docusaurus/inner/pages/is-blog-page';
import components from '@generated/components/BlogPostPage';
import { LayoutBody as Original } from '@theme-original/shell/layout-body';

/** The part between navbar and footer, for sites whose own component for posts draws its layout. */
export const LayoutBody = wideBody(
  Original,
  (page) => page.kind === 'post' && isDrawnBlog(blogOfPage(page), components),
);
