import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ContentHooks,
  type FeedItem,
  type PostToList,
  readFrontMatter,
  readingMinutes,
  withoutTitle,
} from '@docsite/core';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import { ask, askLater, functionsById } from './named-function.js';

/** What post functions need to know about the site. */
export interface BlogSite {
  /** The address of a route, without the origin. */
  readonly address: (route: string) => string;
  readonly locale: string;
  /** The `siteConfig` that functions for feeds receive. */
  readonly siteConfig: Readonly<Record<string, unknown>>;
}

/** The functions of blogs that are called about posts: for reading times, for the list of posts, and for feeds. */
export function postHooksOf(
  blogs: readonly Keys[],
  site: BlogSite,
  takeover: Takeover,
): Pick<ContentHooks, 'feedItems' | 'posts' | 'readingTime'> {
  return {
    ...readingTimesOf(blogs, site, takeover),
    ...postsOf(blogs, site, takeover),
    ...feedsOf(blogs, site, takeover),
  };
}

function readingTimesOf(
  blogs: readonly Keys[],
  { locale }: BlogSite,
  takeover: Takeover,
): Pick<ContentHooks, 'readingTime'> {
  const functions = functionsById(blogs, 'readingTime');
  if (functions.size === 0) return {};
  return {
    readingTime: ({ blog, path, frontMatter }) => {
      const own = functions.get(blog);
      if (own === undefined) return undefined;
      const content = textOf(join(takeover.siteDir, path));
      const minutes = ask(own, takeover, { content, frontMatter, defaultReadingTime, locale });
      return { minutes: typeof minutes === 'number' ? minutes : undefined };
    },
  };
}

interface ReadingTimeInput {
  readonly content: string;
  readonly options?: { readonly wordsPerMinute?: number };
}

/** The reading time in minutes, rounded to hundredths, as Docusaurus computes it. */
function defaultReadingTime({ content, options }: ReadingTimeInput): number {
  return readingMinutes(content, options?.wordsPerMinute);
}

/** The text of a post, without its front matter and opening title. */
function textOf(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
  return withoutTitle(readFrontMatter(text, file).body.trimStart());
}

function postsOf(blogs: readonly Keys[], site: BlogSite, takeover: Takeover): Pick<ContentHooks, 'posts'> {
  const functions = functionsById(blogs, 'processBlogPosts');
  if (functions.size === 0) return {};
  return {
    posts: (blog, posts) => {
      const own = functions.get(blog);
      if (own === undefined) return undefined;
      const given = posts.map((post) => ({ ...blogPost(post, site), id: post.id }));
      return askLater(own, takeover, { blogPosts: given }).then((made) => idsOf(Array.isArray(made) ? made : given));
    },
  };
}

function idsOf(posts: readonly { readonly id?: unknown }[]): string[] {
  return posts.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
}

function feedsOf(blogs: readonly Keys[], site: BlogSite, takeover: Takeover): Pick<ContentHooks, 'feedItems'> {
  const functions = functionsById(blogs, 'createFeedItems');
  if (functions.size === 0) return {};
  return {
    feedItems: (blog, entries) => {
      const own = functions.get(blog);
      if (own === undefined) return undefined;
      const items = new Map(entries.map(({ post, item }) => [site.address(post.route), item]));
      const blogPosts = entries.map(({ post }) => blogPost(post, site));
      // a function may request the entries of only some posts
      const defaultCreateFeedItems = async (asked: { readonly blogPosts: typeof blogPosts }) =>
        asked.blogPosts.flatMap(({ metadata }) => items.get(metadata.permalink) ?? []);
      const given = { blogPosts, siteConfig: site.siteConfig, outDir: '', defaultCreateFeedItems };
      return askLater(own, takeover, given).then((made) => (Array.isArray(made) ? (made as FeedItem[]) : []));
    },
  };
}

/** A post in Docusaurus's form, as far as functions may use it. */
function blogPost(
  { route, path, title, description, date, tags, authors, frontMatter }: Omit<PostToList, 'id'>,
  { address }: BlogSite,
) {
  const source = `@site/${path}`;
  const permalink = address(route);
  const labels = tags.map((label) => ({ label }));
  return {
    id: permalink,
    metadata: { permalink, source, title, description, date: new Date(date), tags: labels, authors, frontMatter },
  };
}
