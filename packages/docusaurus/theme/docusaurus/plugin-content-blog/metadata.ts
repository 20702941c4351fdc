import { type PageData, type PostListPageData, usePage, useSite } from '@docsite/renderer/template';
import blogs from '@generated/blogs';
import { blogOfPage } from '../inner/pages/is-blog-page.js';

/** The facts about a blog that all of its pages receive. */
export interface BlogMetadata {
  readonly blogBasePath: string;
  readonly blogTitle: string;
  readonly authorsListPath: string;
}

/** The blog that the page belongs to; on other pages, the first one. */
export function useBlogMetadata(): BlogMetadata {
  const { baseUrl } = useSite();
  const page = usePage() as AnyPage;
  const blog = blogs.find(({ id }) => id === blogOfPage(page)) ?? blogs[0];
  const blogBasePath = `${baseUrl}${blog?.path ?? 'blog'}`.replace(/(?<=.)\/$/, '');
  return {
    blogBasePath,
    // that of the page may be translated
    blogTitle: page.kind === 'post-list' && page.subject === 'blog' ? page.title : (blog?.title ?? 'Blog'),
    authorsListPath: `${blogBasePath.replace(/\/$/, '')}/${blog?.authors ?? 'authors'}`,
  };
}

/** Generated pages are drawn on the server, with all that is known about them. */
type AnyPage = (PageData | PostListPageData) & { readonly sidebar?: string };
