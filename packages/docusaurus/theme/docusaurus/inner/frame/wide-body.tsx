import { PageContext, type PageData, usePage } from '@docsite/renderer/template';
import type { ComponentType, ReactNode } from 'react';

type Body = ComponentType<{ readonly children: ReactNode }>;

/** The part between navbar and footer, all of which certain pages drawn by the site get for themselves. */
export function wideBody(Original: Body, isWide: (page: PageData) => boolean): Body {
  return function LayoutBody({ children }) {
    const page = usePage();
    if (!isWide(page)) return <Original>{children}</Original>;
    const { buildId, route, url, title, description, head, localeUrls, versionDocuments } = page;
    const content = 'content' in page ? page.content : { html: '' };
    const bare = {
      ...{ buildId, route, url, title, description, head, localeUrls, kind: 'module' as const, content },
      ...(versionDocuments !== undefined && { versionDocuments }),
    };
    return (
      <PageContext value={bare}>
        <Original>
          <PageContext value={page}>{children}</PageContext>
        </Original>
      </PageContext>
    );
  };
}

/**
 * Whether the site draws the pages of a blog: components are named for it, or for no blog, because one component draws
 * all.
 */
export function isDrawnBlog(blog: string, components: Readonly<Record<string, unknown>>): boolean {
  return blog in components || Object.keys(components).length === 0;
}
