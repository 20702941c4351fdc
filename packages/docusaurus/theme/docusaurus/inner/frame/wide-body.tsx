import { PageContext, type PageData, usePage } from '@docsite/renderer/template';
import type { ComponentType, ReactNode } from 'react';

type Body = ComponentType<{ readonly children: ReactNode }>;

/** What is between navbar and footer, where pages that the site draws have the whole width to themselves. */
export function wideBody(Original: Body, isWide: (page: PageData) => boolean): Body {
  return function LayoutBody({ children }) {
    const page = usePage();
    if (!isWide(page)) return <Original>{children}</Original>;
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
  };
}

/** Whether the blog of a page is one of those that components are named for, or none is, as one is there for all. */
export function isDrawnBlog(blog: string, components: Readonly<Record<string, unknown>>): boolean {
  return blog in components || Object.keys(components).length === 0;
}
