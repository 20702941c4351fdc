import type { PageData } from '@docsite/renderer/template';
import { blogOfPage } from '@docusaurus/inner/pages/is-blog-page';
import { load } from '@generated/components/BlogPostPage';
import { loadTemplate as loadInner } from '@theme-original/browser/load-template';

/** In addition, loads the component that an option names for the posts of an instance. */
export async function loadTemplate(page: PageData): Promise<void> {
  await Promise.all([loadInner(page), ...(page.kind === 'post' ? [load(blogOfPage(page))] : [])]);
}
