import { type PageData, usePage } from '@docsite/renderer/template';
import type { ReactNode } from 'react';

type PostPage = Extract<PageData, { readonly kind: 'post' }>;

/** Gives components their post; docsite's pages know it without. */
export function BlogPostProvider({
  children,
}: {
  readonly content?: unknown;
  readonly children?: ReactNode;
}): ReactNode {
  return children;
}

/** The post of the page. Throws on a page that is no post. */
export function useBlogPost() {
  const page = usePage();
  if (page.kind !== 'post')
    throw new Error(`useBlogPost() was called on '${page.route}', which is no post: it works in components of posts`);
  return contextOf(page);
}

function contextOf(page: PostPage) {
  const frontMatter = page.document?.frontMatter ?? {};
  return {
    frontMatter,
    assets: {},
    toc: page.toc.map(({ html, ...item }) => ({ ...item, value: html })),
    isBlogPostPage: true,
    metadata: {
      title: page.title,
      description: page.description,
      permalink: page.url,
      date: page.date,
      tags: page.tags.map(({ href, ...tag }) => ({ ...tag, permalink: href })),
      authors: page.authors,
      readingTime: page.minutes,
      editUrl: page.editUrl,
      frontMatter,
      hasTruncateMarker: false,
      unlisted: page.unlisted,
    },
  };
}
