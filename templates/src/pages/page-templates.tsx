import type { GeneratedPageData, PageTemplates } from '@docsite/renderer/template';
import { ContentRegion } from '@theme/content/content-region';
import { DocPage } from '@theme/pages/doc-page';
import { MarkdownPage } from '@theme/pages/markdown-page';
import { ModulePage } from '@theme/pages/module-page';
import { SearchPage } from '@theme/search/search-page';

/**
 * The template for each kind of page. Browsers load all of them; the templates for generated pages are in
 * `generated-templates.ts`, and only the HTML of their bodies comes here. That of posts is in the layer `blog`.
 */
export const pageTemplates: Omit<PageTemplates, 'post'> = {
  doc: DocPage,
  markdown: MarkdownPage,
  module: ModulePage,
  search: SearchPage,
  generated: GeneratedContent,
};

function GeneratedContent({ page }: { readonly page: GeneratedPageData }) {
  return <ContentRegion content={page.content} />;
}
