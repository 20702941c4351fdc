import type { GeneratedFacts } from '@docsite/renderer/template';
import { CategoryPage } from '@theme/pages/category-page';
import { NotFoundPage } from '@theme/pages/not-found-page';
import { TagListPage } from '@theme/pages/tag-list-page';
import { TagPage } from '@theme/pages/tag-page';
import { VersionsPage } from '@theme/pages/versions-page';

/**
 * The body of a page that the build generates. It is drawn on the server alone: in the browser it is HTML, as the text
 * of a doc is.
 */
export function GeneratedPage({ page }: { readonly page: GeneratedFacts }) {
  switch (page.kind) {
    case 'category':
      return <CategoryPage page={page} />;
    case 'tag-list':
      return <TagListPage page={page} />;
    case 'tag':
      return <TagPage page={page} />;
    case 'versions':
      return <VersionsPage page={page} />;
    case 'not-found':
      return <NotFoundPage />;
  }
}
