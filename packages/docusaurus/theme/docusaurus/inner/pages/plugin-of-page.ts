import type { PageData } from '@docsite/renderer/template';
import { blogOfPage, isBlogPage } from './is-blog-page.js';

/** The name of a Docusaurus plugin, and one of its instances. */
export interface PluginOfPage {
  readonly name: `docusaurus-plugin-content-${'docs' | 'blog' | 'pages'}`;
  readonly id: string;
}

/** The content plugin that would have created a page in Docusaurus. */
export function pluginOfPage(page: PageData): PluginOfPage | undefined {
  const docs = 'docs' in page ? page.docs : undefined;
  if (docs !== undefined) return { name: 'docusaurus-plugin-content-docs', id: docs.instance };
  if (isBlogPage(page))
    return { name: 'docusaurus-plugin-content-blog', id: blogOfPage(page as { readonly sidebar?: string }) };
  return page.kind === 'markdown' || page.kind === 'module'
    ? { name: 'docusaurus-plugin-content-pages', id: 'default' }
    : undefined;
}
