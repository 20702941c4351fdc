import type { BlogConfig } from '../../config/site-config.js';
import type { PageBase } from '../page.js';
import type { Blog } from './blog.js';
import type { AuthorListPage, BlogArchivePage, BlogTagListPage, PostListPage, PostListSubject } from './blog-page.js';
import { paginate } from './paginate.js';

type ListPage = PostListPage | BlogArchivePage | BlogTagListPage | AuthorListPage;

interface ListContext {
  readonly config: BlogConfig;
  readonly folder: string;
}

/** The pages of a blog that list its posts: all of them, by tag, by author and by year. */
export function listPages(blog: Blog, { config, folder }: ListContext): ListPage[] {
  const { id } = blog;
  const place = { file: folder, line: 1, column: 1 };
  const common = { blog: id, holds: 'links', place, description: '' } as const;
  const list = (subject: PostListSubject, routes: readonly string[], base: ListBase): PostListPage[] =>
    paginate(routes, { route: base.route, pagePath: config.pageBasePath, perPage: config.postsPerPage }).map(
      ({ number, items, newer, older, route }) => ({
        kind: 'post-list',
        ...common,
        ...base,
        key: number === 1 ? base.key : `${base.key}/${number}`,
        route,
        of: subject,
        count: routes.length,
        quotes: items,
        ...(newer !== undefined && { newer }),
        ...(older !== undefined && { older }),
      }),
    );
  const { title, description } = blog;
  return [
    ...list({ type: 'blog' }, blog.posts, { key: `posts:${id}`, route: blog.route, title, description }),
    ...blog.tags.flatMap(({ label, slug, route, pages, description }) => {
      const subject = { type: 'tag', label, ...(description !== undefined && { description }) } as const;
      return list(subject, pages, {
        key: `post-tag:${id}/${slug}`,
        route,
        title: label,
        description: description ?? '',
      });
    }),
    ...blog.authors.flatMap(({ author, posts }) => {
      const { key, name = key ?? '', route, description = '' } = author;
      if (route === undefined) return [];
      return list({ type: 'author', author }, posts, {
        key: `post-author:${id}/${key}`,
        route,
        title: name,
        description,
      });
    }),
    ...(blog.archiveRoute === undefined
      ? []
      : [
          {
            kind: 'post-archive',
            ...common,
            key: `post-archive:${id}`,
            route: blog.archiveRoute,
            title: 'Archive',
          } as const,
        ]),
    ...(blog.tags.length === 0
      ? []
      : [{ kind: 'post-tags', ...common, key: `post-tags:${id}`, route: blog.tagsRoute, title: 'Tags' } as const]),
    ...(blog.authors.length === 0
      ? []
      : [
          {
            kind: 'post-authors',
            ...common,
            key: `post-authors:${id}`,
            route: blog.authorsRoute,
            title: 'Authors',
          } as const,
        ]),
  ];
}

type ListBase = Pick<PageBase, 'key' | 'route' | 'title' | 'description'>;
