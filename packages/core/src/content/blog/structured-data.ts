import type { PostAuthor } from '../../config/adapters/post-author.js';
import type { HeadTag } from '../../head/head-tag.js';
import { hasScheme, isWebAddress } from '../../url-scheme.js';
import type { PageDataContext } from '../content-kind.js';
import { type BlogFacts, blogOf } from './blog.js';
import type { PostListPage, PostPage } from './blog-page.js';

type Context = PageDataContext<BlogFacts>;

/** A value of schema.org, for search engines: https://schema.org/BlogPosting, https://schema.org/Blog. */
type Structured = Readonly<Record<string, unknown>>;

/** The element that describes a post to search engines. */
export function structuredPost(page: PostPage, context: Context): HeadTag {
  const { route, title: name } = blogOf(context.facts, page);
  const blog = { '@type': 'Blog', '@id': addressOf(route, context), name };
  return scriptOf({ ...postingOf(page, context), isPartOf: blog });
}

/** The element that describes a page of the list of all posts to search engines. */
export function structuredBlog(page: PostListPage, posts: readonly PostPage[], context: Context): HeadTag {
  const { title, description } = blogOf(context.facts, page);
  const address = addressOf(page.route, context);
  return scriptOf({
    '@type': 'Blog',
    '@id': address,
    mainEntityOfPage: address,
    headline: title,
    description,
    blogPost: posts.map((post) => postingOf(post, context)),
  });
}

/** When a post was published and last changed, in ISO 8601. */
export function datesOf({ date, lastUpdate }: PostPage): {
  readonly published: string;
  readonly modified?: string | undefined;
} {
  const modified = lastUpdate?.time === undefined ? undefined : new Date(lastUpdate.time * 1000).toISOString();
  return { published: new Date(date).toISOString(), modified };
}

/** The address that an author gives, which may be a path of the site, with the site's own. */
export function addressOfAuthor(author: PostAuthor, { absolute, url }: Context): string | undefined {
  if (author.url === undefined) return undefined;
  const address = url(author.url);
  return hasScheme(address) ? address : absolute(address);
}

function postingOf(page: PostPage, context: Context): Structured {
  const { title, description, authors, tags, route } = page;
  const { published, modified } = datesOf(page);
  const image = imageOf(page, context);
  const address = addressOf(route, context);
  return {
    '@type': 'BlogPosting',
    '@id': address,
    headline: title,
    description,
    datePublished: published,
    dateModified: modified,
    image,
    mainEntityOfPage: address,
    author: authors.map((author) => personOf(author, addressOfAuthor(author, context))),
    keywords: tags.length > 0 ? tags.map(({ label }) => label) : undefined,
  };
}

function personOf({ name, title }: PostAuthor, url: string | undefined): Structured {
  return { '@type': 'Person', name, jobTitle: title, url };
}

function addressOf(route: string, { absolute, url }: Context): string {
  return absolute(url(route));
}

/** The address of the image that represents a post elsewhere, with the site's own. */
function imageOf(page: PostPage, { absolute, imageUrl }: Context): string | undefined {
  if (page.image === undefined) return undefined;
  const address = imageUrl(page.image, page);
  return isWebAddress(address) ? address : absolute(address);
}

function scriptOf(data: Structured): HeadTag {
  const content = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return { tag: 'script', attrs: { type: 'application/ld+json' }, content };
}
