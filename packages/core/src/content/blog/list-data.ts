import { getOrInsert } from '../../values/get-or-insert.js';
import type { PageDataContext, PageKind } from '../content-kind.js';
import { dateLabel } from '../page-date.js';
import { groupTags, tagSections } from '../tag-groups.js';
import { type BlogFacts, blogOf } from './blog.js';
import type { AuthorListPage, BlogArchivePage, BlogTagListPage, PostListPage, PostPage } from './blog-page.js';
import type {
  ListedPost,
  PostArchivePageData,
  PostAuthorsPageData,
  PostListPageData,
  PostTagsPageData,
  PostYear,
} from './blog-page-data.js';
import { authorData, postFacts, sidebarOfBlog } from './post-data.js';
import { structuredBlog } from './structured-data.js';

type Context = PageDataContext<BlogFacts>;

/** A page of a list of posts, with their excerpts. */
export const postListPage: PageKind<PostListPage, PostListPageData, BlogFacts> = {
  body: 'generated',
  isSiteAtRoot: true,
  title: ({ of, title, count }, { labels, formatCount }) => {
    if (of.type === 'blog') return title;
    return formatCount(of.type === 'tag' ? labels.postsTagged : labels.postsBy, { count, tag: title, author: title });
  },
  data: (page, context) => {
    const { of, title: name, count, part, quotes, newer, older } = page;
    const blog = blogOf(context.facts, page);
    return {
      ...sidebarOfBlog(blog),
      subject: of.type,
      blog: { title: blog.title, description: blog.description },
      count,
      part,
      ...(of.type === 'author' && { author: authorData(of.author, context) }),
      ...(of.type !== 'blog' && {
        name,
        all: context.url((of.type === 'author' && blog.authorsRoute) || blog.tagsRoute),
      }),
      ...(page.unlisted && { unlisted: true as const }),
      posts: quotes.flatMap((route) => listedPost(route, context)),
      ...(newer !== undefined && { newer: context.url(newer) }),
      ...(older !== undefined && { older: context.url(older) }),
    };
  },
  head: (page, context) =>
    page.of.type === 'blog' ? [structuredBlog(page, postsAt(page.quotes, context), context)] : [],
  sections: ({ description, posts }) => [
    { text: description, links: posts.map(({ label, href, dateLabel: date }) => ({ label, href, description: date })) },
  ],
};

/** All posts of a blog, by year. */
export const postArchivePage: PageKind<BlogArchivePage, PostArchivePageData, BlogFacts> = {
  body: 'generated',
  title: (_, { labels }) => labels.postArchive,
  data: (page, context) => ({ years: yearsOf(postsAt(blogOf(context.facts, page).posts, context), context) }),
  sections: ({ years }) =>
    years.map(({ year, posts }) => ({
      heading: year,
      links: posts.map(({ label, href, dateLabel: date }) => ({ label, href, description: date })),
    })),
};

/** All tags of a blog. */
export const postTagsPage: PageKind<BlogTagListPage, PostTagsPageData, BlogFacts> = {
  body: 'generated',
  title: (_, { labels }) => labels.tagsTitle,
  data: (page, context) => {
    const blog = blogOf(context.facts, page);
    return { ...sidebarOfBlog(blog), groups: groupTags(blog.tags, context.url) };
  },
  sections: ({ groups }) => tagSections(groups),
};

/** All authors of a blog. */
export const postAuthorsPage: PageKind<AuthorListPage, PostAuthorsPageData, BlogFacts> = {
  body: 'generated',
  title: (_, { labels }) => labels.postAuthors,
  data: (page, context) => {
    const blog = blogOf(context.facts, page);
    const authors = blog.authors.map(({ author, posts }) => ({ ...authorData(author, context), count: posts.length }));
    return { ...sidebarOfBlog(blog), authors };
  },
  sections: ({ authors }) => [
    {
      links: authors.flatMap(({ name, href, title, count }) =>
        name === undefined || href === undefined ? [] : [{ label: name, href, description: title ?? String(count) }],
      ),
    },
  ],
};

function listedPost(route: string, context: Context): ListedPost[] {
  const [page] = postsAt([route], context);
  if (page === undefined) return [];
  const { title, description, isTruncated, frontMatter, dates, facts } = page;
  const image = frontMatter === undefined ? undefined : context.ownImage(page);
  return [
    {
      label: title,
      href: context.url(route),
      ...postFacts(page, context),
      description,
      isTruncated,
      ...(frontMatter !== undefined && { frontMatter, ...(dates && { dates }), ...(facts && { facts }) }),
      ...(image !== undefined && { image }),
      html: context.quote(route),
    },
  ];
}

function postsAt(routes: readonly string[], { pages }: Context): PostPage[] {
  return routes.flatMap((route) => {
    const page = pages.get(route);
    return page?.kind === 'post' ? [page as PostPage] : [];
  });
}

function yearsOf(posts: readonly PostPage[], { url, locale }: Context): PostYear[] {
  const years = new Map<string, PostYear['posts'][number][]>();
  for (const { title, route, date } of posts) {
    const year = String(new Date(date).getUTCFullYear());
    const day = { date: new Date(date).toISOString(), dateLabel: dateLabel(date, locale, 'month-day') };
    getOrInsert(years, year, () => []).push({ label: title, href: url(route), ...day });
  }
  return [...years].map(([year, listed]) => ({ year, posts: listed }));
}
