import type { HeadTag } from '../../head/head-tag.js';
import { joinRoute } from '../../route/route.js';
import type { FileContext, QuotingFile } from '../content-kind.js';
import type { Blog } from './blog.js';
import type { PostPage } from './blog-page.js';

type Format = Blog['feeds']['type'][number];

const formats: Readonly<Record<Format, { readonly file: string; readonly type: string; readonly name: string }>> = {
  rss: { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  atom: { file: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  json: { file: 'feed.json', type: 'application/feed+json', name: 'JSON' },
};

/**
 * The paths of a blog's feeds, relative to the output folder; none without the site's URL, because feeds contain
 * absolute addresses.
 */
export function feedPaths({ route, posts, feeds }: Blog, siteUrl: string | undefined): string[] {
  if (siteUrl === undefined || posts.length === 0) return [];
  return feeds.type.map((format) => joinRoute(route, formats[format].file).slice(1));
}

/** The feeds of a blog, which contain the newest posts as rendered on their pages. */
export function feedFiles(blog: Blog, context: FileContext): QuotingFile[] {
  const { limit } = blog.feeds;
  const routes = limit === null ? blog.posts : blog.posts.slice(0, limit);
  return feedPaths(blog, context.site.url).map((path, index) => ({
    path,
    quotes: routes,
    render: async (quote) => {
      const { renderFeed } = await import('./render-feed.js');
      const posts = routes.map((route) => ({ page: context.pages.get(route) as PostPage, html: quote(route) }));
      return renderFeed(blog.feeds.type[index] as Format, { blog, posts, context });
    },
  }));
}

/** The `<link>` elements by which feed readers discover the feeds of a blog. */
export function feedLinks(blog: Blog, { site, baseUrl }: FileContext): HeadTag[] {
  return feedPaths(blog, site.url).map((path, index) => {
    const { type, name } = formats[blog.feeds.type[index] as Format];
    const title = `${blog.feeds.title ?? site.title} ${name} Feed`;
    return { tag: 'link', attrs: { rel: 'alternate', type, title, href: baseUrl + path } };
  });
}
