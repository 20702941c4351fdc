import { PageContext, usePage } from '@docsite/renderer/template';
import { isBlogPage } from '@docusaurus/is-blog-page';
import { LayoutBody as Original } from '@theme-original/shell/layout-body';
import type { ReactNode } from 'react';

/**
 * A page of a blog whose layout, drawn by the site, has places for all that is beside its text: it has the whole width
 * to itself.
 */
export function LayoutBody({ children }: { readonly children: ReactNode }) {
  const page = usePage();
  if (!isBlogPage(page)) return <Original>{children}</Original>;
  const { buildId, route, url, title, description, head, localeUrls } = page;
  const content = 'content' in page ? page.content : { html: '' };
  const bare = { buildId, route, url, title, description, head, localeUrls, kind: 'module' as const, content };
  return (
    <PageContext value={bare}>
      <Original>
        <PageContext value={page}>{children}</PageContext>
      </Original>
    </PageContext>
  );
}
