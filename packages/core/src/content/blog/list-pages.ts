import type { BlogConfig } from '../../config/site-config.js';
import { placeOf } from '../../diagnostic.js';
import type { PageBase } from '../page.js';
import type { Blog } from './blog.js';
import type { AuthorListPage, BlogArchivePage, BlogTagListPage, PostListPage, PostListSubject } from './blog-page.js';
import { paginate } from './paginate.js';

type IndexPage = BlogArchivePage | BlogTagListPage | AuthorListPage;

interface ListContext {
  readonly config: BlogConfig;
  /** Folder of the posts. */
  readonly folder: string;
}

/** The pages that list a blog's posts: all of them, and by tag, author and year. */
export function listPages(blog: Blog, context: ListContext): (PostListPage | IndexPage)[] {
  return [
    ...allPosts(blog, context),
    ...postsByTag(blog, context),
    ...postsByAuthor(blog, context),
    ...indexPages(blog, context),
  ];
}

/** A list of posts, and what its pages have in common. */
interface PostList extends Pick<PageBase, 'key' | 'route' | 'title' | 'description' | 'place' | 'unlisted'> {
  readonly of: PostListSubject;
  readonly posts: readonly string[];
}

function pagesOf({ posts, ...list }: PostList, blog: Blog, { config }: ListContext): PostListPage[] {
  const { pageBasePath, authorPageBasePath = pageBasePath, postsPerPage: perPage } = config;
  const pagePath = list.of.type === 'author' ? authorPageBasePath : pageBasePath;
  const parts = paginate(posts, { route: list.route, pagePath, perPage });
  return parts.map(({ number, items, newer, older, route }) => ({
    kind: 'post-list',
    blog: blog.id,
    holds: 'links',
    ...list,
    key: number === 1 ? list.key : `${list.key}/${number}`,
    route,
    count: posts.length,
    part: { number, total: parts.length, perPage: perPage === 'ALL' ? posts.length : perPage },
    quotes: items,
    ...(newer !== undefined && { newer }),
    ...(older !== undefined && { older }),
  }));
}

function allPosts(blog: Blog, context: ListContext): PostListPage[] {
  const { id, route, title, description, posts } = blog;
  const place = placeOf(context.folder);
  return pagesOf({ key: `posts:${id}`, route, title, description, place, of: { type: 'blog' }, posts }, blog, context);
}

function postsByTag(blog: Blog, context: ListContext): PostListPage[] {
  return blog.tags.flatMap(({ label, slug, route, pages: posts, description = '', place, unlisted }) => {
    const facts = { key: `post-tag:${blog.id}/${slug}`, route, title: label, description, place };
    return pagesOf({ ...facts, ...(unlisted && { unlisted }), of: { type: 'tag' }, posts }, blog, context);
  });
}

function postsByAuthor(blog: Blog, context: ListContext): PostListPage[] {
  return blog.authors.flatMap(({ author, posts, place }) => {
    const { key: name = '', name: title = name, route, description = '' } = author;
    if (route === undefined) return [];
    const key = `post-author:${blog.id}/${name}`;
    return pagesOf({ key, route, title, description, place, of: { type: 'author', author }, posts }, blog, context);
  });
}

/** The pages that list all posts by year, all tags and all authors. */
function indexPages(blog: Blog, { folder }: ListContext): IndexPage[] {
  const { id, archiveRoute, tags, tagsRoute, authors, authorsRoute } = blog;
  const place = placeOf(folder);
  const common = { blog: id, holds: 'links', place, description: '' } as const;
  const pages: (IndexPage | false)[] = [
    archiveRoute !== undefined && {
      kind: 'post-archive',
      key: `post-archive:${id}`,
      route: archiveRoute,
      title: 'Archive',
      ...common,
    },
    tags.length > 0 && {
      kind: 'post-tags',
      key: `post-tags:${id}`,
      route: tagsRoute,
      title: 'Tags',
      ...(tags.every(({ unlisted }) => unlisted) && { unlisted: true }),
      ...common,
    },
    authorsRoute !== undefined &&
      authors.length > 0 && {
        kind: 'post-authors',
        key: `post-authors:${id}`,
        route: authorsRoute,
        title: 'Authors',
        ...common,
      },
  ];
  return pages.filter((page) => page !== false);
}
