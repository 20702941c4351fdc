import { Feed, type Item } from 'feed';
import { mapSrcset } from '../../html/link-attributes.js';
import { startTag } from '../../html/start-tag.js';
import type { FileContext } from '../content-kind.js';
import { pageLocale } from '../written-facts.js';
import type { Blog } from './blog.js';
import type { PostPage } from './blog-page.js';

/** The input of a feed. */
export interface FeedInput {
  readonly blog: Blog;
  /** In the order of the blog, each with the HTML of its body. */
  readonly posts: readonly { readonly page: PostPage; readonly html: string }[];
  readonly context: FileContext;
}

/** Renders a feed. It depends only on the posts: the feed's date is that of the newest one. */
export async function renderFeed(
  format: Blog['feeds']['type'][number],
  { blog, posts, context }: FeedInput,
): Promise<string> {
  const { site, locale, url } = context;
  const {
    title = `${site.title} Blog`,
    description = `${site.title} Blog`,
    language = locale.htmlLang,
    copyright,
  } = blog.feeds;
  const address = absolute(url(blog.route), site.url ?? '');
  const feed = new Feed({
    id: address,
    link: address,
    title,
    description,
    language,
    copyright,
    updated: new Date(Math.max(...posts.map(({ page }) => page.date))),
    generator: 'docsite',
    ...(site.favicon !== undefined && { favicon: absolute(site.favicon, address) }),
  });
  const items = await itemsOf({ blog, posts, context });
  for (const item of items) feed.addItem(format === 'rss' ? rssItem(item) : item);
  const print = { rss: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1() };
  return print[format]();
}

/** The entries, which a function of the site may select, change, and add to. */
async function itemsOf({ blog, posts, context }: FeedInput): Promise<readonly Item[]> {
  const entries = posts.map(({ page, html }) => {
    const { title, description, route, date, authors, source: path, frontMatter = {} } = page;
    const tags = page.tags.map(({ label }) => label);
    const facts = { route, title, description, date, tags, authors, frontMatter };
    const post = { blog: blog.id, ...pageLocale(context.locale), path, ...facts };
    return { post, item: itemOf(page, html, context) };
  });
  return (await context.hooks?.feedItems?.(blog.id, entries)) ?? entries.map(({ item }) => item);
}

function itemOf(
  { title, description, route, date, authors, tags }: PostPage,
  html: string,
  context: FileContext,
): Item {
  const link = absolute(context.url(route), context.site.url ?? '');
  return {
    title,
    id: link,
    link,
    description,
    date: new Date(date),
    published: new Date(date),
    category: tags.map(({ label }) => ({ name: label, term: label })),
    content: withAbsoluteUrls(html.replaceAll(textMark, ''), link),
    ...(authors.length > 0 && {
      author: authors.map(({ name, url, email }) => ({
        ...(name !== undefined && { name }),
        ...linkOf(url, link, context),
        ...(email !== undefined && { email }),
      })),
    }),
  };
}

/** The link of an author, which may be a path of the site; none if it is no address. */
function linkOf(url: string | undefined, base: string, context: FileContext): { link?: string } {
  const address = url === undefined ? '' : absolute(context.url(url), base);
  return URL.canParse(address) ? { link: address } : {};
}

/**
 * Adapts an entry to RSS 2.0. An id equal to the address is left out, because it would be marked as not being a
 * permalink; authors there are e-mail addresses, so those without one are left out.
 */
function rssItem({ id, author = [], ...item }: Item): Item {
  const authors = author.filter(({ email }) => email !== undefined);
  return {
    ...item,
    ...(id !== undefined && id !== item.link && { id }),
    ...(authors.length > 0 && { author: authors }),
  };
}

/** The comment that React writes between adjacent texts. */
const textMark = '<!-- -->';

/** Makes the addresses in a page's HTML absolute, because feeds are read elsewhere. */
function withAbsoluteUrls(html: string, address: string): string {
  return html.replace(startTag, (tag) =>
    tag
      .replace(
        / (href|src|poster)="([^"]*)"/g,
        (_, name: string, url: string) => ` ${name}="${absolute(url, address)}"`,
      )
      .replace(
        / srcset="([^"]*)"/gi,
        (_, set: string) => ` srcset="${mapSrcset(set, (url) => absolute(url, address))}"`,
      ),
  );
}

/** Escapes in the address are preserved, because none of them changes where it leads. */
function absolute(url: string, address: string): string {
  return URL.canParse(url, address) ? new URL(url, address).href : url;
}
