import type { Blog, PostAuthor, PostListPage, PostPage } from '@docsite/core';
import { addressesOf, neighbour, pagesOf, tagsOf, writtenMetadata } from './content-address.js';
import type { PageSource, ReadSite } from './read-site.js';

/** The blogs of a site in the form that Docusaurus's plugin loads them, by id. */
export function blogContents(read: ReadSite): Record<string, object> {
  const posts = pagesOf(read, 'post');
  const lists = pagesOf(read, 'post-list');
  return Object.fromEntries(
    read.site.blogs.map((blog) => {
      const own = posts.filter((page) => page.blog === blog.id);
      const pages = lists.filter((page) => page.blog === blog.id && page.of.type === 'blog');
      return [blog.id, blogContent(blog, { posts: own, pages }, read)];
    }),
  );
}

interface BlogPages {
  readonly posts: readonly PostPage[];
  readonly pages: readonly PostListPage[];
}

function blogContent(blog: Blog, { posts, pages }: BlogPages, read: ReadSite): object {
  const addressOf = addressesOf(read);
  const ids = new Map(posts.map((post) => [post.route, idOf(post, blog, read)]));
  const idsOf = (routes: readonly string[]) => routes.flatMap((route) => ids.get(route) ?? []);
  const places = new Map(blog.posts.map((route, index) => [route, index]));
  const place = ({ route }: PostPage) => places.get(route) ?? blog.posts.length;
  return {
    blogTitle: blog.title,
    blogDescription: blog.description,
    blogSidebarTitle: blog.sidebar?.title,
    // unlisted ones come last
    blogPosts: posts.toSorted((a, b) => place(a) - place(b)).map((post) => blogPost(post, blog, read)),
    blogListPaginated: pages.map((page) => ({
      items: idsOf(page.quotes),
      metadata: listMetadata(page, blog, addressOf),
    })),
    blogTags: Object.fromEntries(
      blog.tags.map(({ label, description, route, pages: tagged, unlisted = false }) => [
        addressOf(route),
        {
          label,
          description,
          permalink: addressOf(route),
          inline: true,
          unlisted,
          items: idsOf(tagged),
          pages: [],
        },
      ]),
    ),
    blogTagsListPath: addressOf(blog.tagsRoute),
    authorsMap: Object.fromEntries(blog.authors.map(({ author }) => [author.key, authorOf(author, addressOf)])),
  };
}

function listMetadata(
  { route, newer, older, count, part }: PostListPage,
  blog: Blog,
  addressOf: (route: string) => string,
): object {
  return {
    permalink: addressOf(route),
    page: part.number,
    postsPerPage: part.perPage,
    totalPages: part.total,
    totalCount: count,
    ...(newer !== undefined && { previousPage: addressOf(newer) }),
    ...(older !== undefined && { nextPage: addressOf(older) }),
    blogTitle: blog.title,
    blogDescription: blog.description,
  };
}

/** Docusaurus's id of a post, which is its slug. */
function idOf({ route, source }: PostPage, blog: Blog, read: ReadSite): string {
  const { slug } = read.frontMatter(source);
  if (typeof slug === 'string') return slug;
  return blog.route === '/' ? route : route.slice(blog.route.length);
}

function blogPost(page: PostPage, blog: Blog, read: ReadSite): object {
  return { id: idOf(page, blog, read), metadata: postMetadata(page, read), content: read.body(page.source) };
}

/** Docusaurus's metadata of a post. */
export function postMetadata(page: PostPage, read: PageSource): object {
  const { date, tags, authors, minutes, isTruncated, previous, next } = page;
  const addressOf = addressesOf(read);
  const { draft: _, ...written } = writtenMetadata(page, read);
  return {
    ...written,
    date: new Date(date),
    tags: tagsOf(tags, addressOf),
    authors: authors.map((author) => authorOf(author, addressOf)),
    ...(minutes !== undefined && { readingTime: minutes }),
    hasTruncateMarker: isTruncated,
    prevItem: neighbour(previous, addressOf),
    nextItem: neighbour(next, addressOf),
  };
}

function authorOf(
  { key, imageUrl, route, socials, more, ...author }: PostAuthor,
  addressOf: (route: string) => string,
): object {
  return {
    ...more,
    ...author,
    key: key ?? null,
    ...(imageUrl !== undefined && { imageURL: imageUrl }),
    socials: Object.fromEntries(socials.map(({ platform, url }) => [platform, url])),
    page: route === undefined ? null : { permalink: addressOf(route) },
  };
}
