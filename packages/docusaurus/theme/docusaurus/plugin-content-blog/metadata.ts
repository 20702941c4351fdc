import { type PageData, type PostListPageData, usePage, useSite } from '@docsite/renderer/template';

/** What Docusaurus tells all pages of a blog about it. */
export interface BlogMetadata {
  readonly blogBasePath: string;
  readonly blogTitle: string;
  readonly authorsListPath: string;
}

/** The blog of the page. Its address is known on pages of lists; on others it is taken for the default one. */
export function useBlogMetadata(): BlogMetadata {
  const { baseUrl } = useSite();
  const page = usePage() as AnyPage;
  const blogBasePath = basePathOf(page) ?? `${baseUrl}blog`;
  const isAuthor = page.kind === 'post-list' && page.subject === 'author' && page.all !== undefined;
  const authorsListPath = isAuthor ? (page.all as string) : `${blogBasePath.replace(/\/$/, '')}/authors`;
  return { blogBasePath, blogTitle: page.kind === 'post-list' ? page.title : 'Blog', authorsListPath };
}

/** Generated pages are drawn on the server, with all that is known about them. */
type AnyPage = PageData | PostListPageData;

function basePathOf(page: AnyPage): string | undefined {
  if (page.kind !== 'post-list') return undefined;
  return page.subject === 'blog' ? page.url.replace(/\/page\/\d+\/?$/, '') : page.all?.replace(/\/[^/]+\/?$/, '');
}
