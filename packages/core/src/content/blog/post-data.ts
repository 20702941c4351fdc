import type { PostAuthor } from '../../config/adapters/post-author.js';
import type { HeadTag } from '../../head/head-tag.js';
import { defined } from '../../values/defined.js';
import type { PageDataContext, PageKind } from '../content-kind.js';
import type { NamedRoute } from '../page.js';
import { dateLabel } from '../page-date.js';
import { writtenData } from '../written-data.js';
import { type Blog, type BlogFacts, blogOf } from './blog.js';
import type { PostPage } from './blog-page.js';
import type { AuthorData, AuthorDetails, PostFacts, PostPageData } from './blog-page-data.js';
import { addressOfAuthor, datesOf, structuredPost } from './structured-data.js';

type Context = PageDataContext<BlogFacts>;

/** A post of a blog. */
export const postPage: PageKind<PostPage, PostPageData, BlogFacts> = {
  body: 'written',
  data: (page, context) => {
    const { previous, next, unlisted, draft } = page;
    const link = ({ label, route }: NamedRoute) => ({ label, href: context.url(route) });
    return {
      ...writtenData(page, context),
      ...postFacts(page, context),
      ...sidebarOfBlog(blogOf(context.facts, page)),
      unlisted,
      draft,
      ...(previous !== undefined && { previous: link(previous) }),
      ...(next !== undefined && { next: link(next) }),
    };
  },
  head: (page, context) => articleTags(page, context),
};

/** The facts that both a post's page and lists show. */
export function postFacts(page: PostPage, context: Context): PostFacts {
  const { date, authors, minutes, tags, blog, frontMatter } = page;
  const described = new Map(blogOf(context.facts, { blog }).tags.map((tag) => [tag.route, tag.description]));
  return {
    date: new Date(date).toISOString(),
    dateLabel: dateLabel(date, context.locale),
    authors: authors.map((author) => ({
      ...authorData(author, context, page),
      ...(frontMatter !== undefined && { details: authorDetails(author, context) }),
    })),
    ...(minutes !== undefined && { minutes }),
    tags: tags.map(({ label, route }) => {
      const description = described.get(route);
      return { label, href: context.url(route), ...(description !== undefined && { description }) };
    }),
  };
}

/**
 * The data about an author that templates receive.
 *
 * @param post The post that may describe them.
 */
export function authorData(author: PostAuthor, { url, imageUrl }: Context, post?: PostPage): AuthorData {
  const { name = author.key, title, description, email, socials } = author;
  const address = author.route ?? author.url;
  const href = address === undefined ? undefined : url(address);
  const own = href ?? (email === undefined ? undefined : `mailto:${email}`);
  return defined({
    name,
    title,
    href: own,
    image: author.imageUrl === undefined ? undefined : imageUrl(author.imageUrl, post),
    description,
    profiles: socials.map((profile) => ({ label: profile.platform, href: profile.url })),
  });
}

function authorDetails({ key, url, email, route, more }: PostAuthor, context: Context): AuthorDetails {
  return defined({ key, url, email, page: route === undefined ? undefined : context.url(route), more });
}

/** The sidebar property of pages of a blog. */
export function sidebarOfBlog({ id, sidebar }: Blog): { readonly sidebar?: string } {
  return sidebar === undefined ? {} : { sidebar: blogSidebarName(id) };
}

/** The name of a blog's sidebar, distinct from those of docs. */
export function blogSidebarName(id: string): string {
  return `blog:${id}`;
}

/** Head elements that describe an article to social media and search engines. */
function articleTags(page: PostPage, context: Context): HeadTag[] {
  const { authors, tags } = page;
  const { published, modified } = datesOf(page);
  const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attrs: { property: name, content } });
  const urls = authors.flatMap((author) => addressOfAuthor(author, context) ?? []);
  return [
    property('article:published_time', published),
    ...(modified === undefined ? [] : [property('article:modified_time', modified)]),
    ...(urls.length === 0 ? [] : [property('article:author', urls.join(','))]),
    ...(tags.length === 0 ? [] : [property('article:tag', tags.map(({ label }) => label).join(','))]),
    structuredPost(page, context),
  ];
}
