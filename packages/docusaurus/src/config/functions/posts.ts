import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ContentHooks,
  type FeedItem,
  type PostToList,
  readFrontMatter,
  readingMinutes,
  readingMinutesBySpaces,
  withoutTitle,
} from '@docsite/core';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import { countedWordsOf } from './counted-words.js';
import { ask, askLater, functionsById } from './named-function.js';

/** The address of a page, without the origin. */
export function permalinkOf({ baseUrl, route }: Pick<PostToList, 'baseUrl' | 'route'>): string {
  return baseUrl.replace(/\/$/, '') + route;
}

/**
 * The functions of blogs that are called about posts: for reading times, for the list of posts, and for feeds.
 *
 * @param siteConfig What functions for feeds receive, with the base URL of the default language.
 */
export function postHooksOf(
  blogs: readonly Keys[],
  siteConfig: Readonly<Record<string, unknown>>,
  takeover: Takeover,
): Pick<ContentHooks, 'feedItems' | 'posts' | 'readingTime'> {
  return {
    ...readingTimesOf(blogs, takeover),
    ...postsOf(blogs, takeover),
    ...feedsOf(blogs, siteConfig, takeover),
  };
}

function readingTimesOf(blogs: readonly Keys[], takeover: Takeover): Pick<ContentHooks, 'readingTime'> {
  const functions = functionsById(blogs, 'readingTime');
  if (functions.size === 0) return {};
  const defaultReadingTime = defaultReadingTimeOf(takeover.siteDir);
  return {
    readingTime: ({ blog, path, frontMatter, locale }) => {
      const own = functions.get(blog);
      if (own === undefined) return undefined;
      const content = bodyOf(join(takeover.siteDir, path));
      const minutes = ask(own, takeover, { content, frontMatter, defaultReadingTime, locale });
      return { minutes: typeof minutes === 'number' ? minutes : undefined };
    },
  };
}

interface ReadingTimeInput {
  readonly content: string;
  readonly options?: { readonly wordsPerMinute?: number };
}

/** Computes reading times in minutes as the site's Docusaurus does. */
function defaultReadingTimeOf(siteDir: string): (input: ReadingTimeInput) => number {
  const minutesOf = countedWordsOf(siteDir).countedWords === 'spaces' ? readingMinutesBySpaces : readingMinutes;
  return ({ content, options }) => minutesOf(content, options?.wordsPerMinute);
}

/** The text of a post, without its front matter and opening title. */
function bodyOf(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
  return withoutTitle(readFrontMatter(text, file).body.trimStart());
}

function postsOf(blogs: readonly Keys[], takeover: Takeover): Pick<ContentHooks, 'posts'> {
  const functions = functionsById(blogs, 'processBlogPosts');
  if (functions.size === 0) return {};
  return {
    posts: (blog, posts) => {
      const own = functions.get(blog);
      if (own === undefined) return undefined;
      const given = posts.map((post) => ({ ...blogPost(post), id: post.id }));
      return askLater(own, takeover, { blogPosts: given }).then((made) => idsOf(Array.isArray(made) ? made : given));
    },
  };
}

function idsOf(posts: readonly { readonly id?: unknown }[]): string[] {
  return posts.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
}

function feedsOf(
  blogs: readonly Keys[],
  siteConfig: Readonly<Record<string, unknown>>,
  takeover: Takeover,
): Pick<ContentHooks, 'feedItems'> {
  const functions = functionsById(blogs, 'createFeedItems');
  if (functions.size === 0) return {};
  return {
    feedItems: (blog, entries) => {
      const own = functions.get(blog);
      if (own === undefined) return undefined;
      const items = new Map(entries.map(({ post, item }) => [permalinkOf(post), item]));
      const blogPosts = entries.map(({ post }) => blogPost(post));
      // a function may request the entries of only some posts
      const defaultCreateFeedItems = async (asked: { readonly blogPosts: typeof blogPosts }) =>
        asked.blogPosts.flatMap(({ metadata }) => items.get(metadata.permalink) ?? []);
      const [first] = entries;
      const ofLocale = { ...siteConfig, ...(first && { baseUrl: first.post.baseUrl }) };
      const given = { blogPosts, siteConfig: ofLocale, outDir: '', defaultCreateFeedItems };
      return askLater(own, takeover, given).then((made) => (Array.isArray(made) ? (made as FeedItem[]) : []));
    },
  };
}

/** A post in Docusaurus's form, as far as functions may use it. */
function blogPost(post: Omit<PostToList, 'id'>) {
  const { path, title, description, date, tags, authors, frontMatter } = post;
  const source = `@site/${path}`;
  const permalink = permalinkOf(post);
  const labels = tags.map((label) => ({ label }));
  return {
    id: permalink,
    metadata: { permalink, source, title, description, date: new Date(date), tags: labels, authors, frontMatter },
  };
}
