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

interface Feed {
  readonly format: Format;
  /** Relative to the output folder. */
  readonly path: string;
}

/** The feeds of a blog; none without the site's URL, because feeds contain absolute addresses. */
function feedsOf({ route, posts, feeds }: Blog, siteUrl: string | undefined): Feed[] {
  if (siteUrl === undefined || posts.length === 0) return [];
  return feeds.type.map((format) => ({ format, path: joinRoute(route, formats[format].file).slice(1) }));
}

/** The paths of a blog's feeds, relative to the output folder. */
export function feedPaths(blog: Blog, siteUrl: string | undefined): string[] {
  return feedsOf(blog, siteUrl).map(({ path }) => path);
}

/** The feeds of a blog, which contain the newest posts as rendered on their pages. */
export function feedFiles(blog: Blog, context: FileContext): QuotingFile[] {
  const { limit } = blog.feeds;
  const routes = limit === null ? blog.posts : blog.posts.slice(0, limit);
  return feedsOf(blog, context.site.url).map(({ format, path }) => ({
    path,
    quotes: routes,
    render: async (quote) => {
      const { renderFeed } = await import('./render-feed.js');
      const posts = routes.map((route) => ({ page: context.pages.get(route) as PostPage, html: quote(route) }));
      return renderFeed(format, { blog, posts, context });
    },
  }));
}

/** The `<link>` elements by which feed readers discover the feeds of a blog. */
export function feedLinks(blog: Blog, { site, baseUrl }: FileContext): HeadTag[] {
  return feedsOf(blog, site.url).map(({ format, path }) => {
    const { type, name } = formats[format];
    const title = `${blog.feeds.title ?? site.title} ${name} Feed`;
    return { tag: 'link', attrs: { rel: 'alternate', type, title, href: baseUrl + path } };
  });
}
