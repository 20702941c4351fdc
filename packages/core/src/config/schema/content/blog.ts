import * as z from 'zod';
import { folderPlugins } from '../markdown/markdown-plugins.js';
import { basePath, innerPath } from '../values/addresses.js';
import { identifier } from '../values/identifier.js';
import { href } from '../values/urls.js';

const feedType = z.enum(['rss', 'atom', 'json']);

const count = (least: number) =>
  z.union([z.literal('ALL'), z.int().min(least)], `expected a whole number, at least ${least}, or 'ALL'`);

const feeds = z.strictObject({
  /** Formats of the feeds: `rss.xml`, `atom.xml` and `feed.json`. One of them, a list, `'all'`, or `null` for none. */
  type: z
    .union(
      [feedType, z.literal('all'), z.array(feedType), z.null()],
      "expected 'rss', 'atom', 'json', 'all', a list, or null",
    )
    .transform((type) => {
      if (type === 'all') return feedType.options;
      return type === null ? [] : [type].flat();
    })
    .default(['rss', 'atom']),
  /**
   * Title of the feeds.
   *
   * @default the title of the site and `Blog`
   * @example 'News of the project'
   */
  title: z.string().exactOptional(),
  /**
   * Description of the feeds.
   *
   * @default the title of the site and `Blog`
   */
  description: z.string().exactOptional(),
  /**
   * Copyright notice of the posts.
   *
   * @example '© 2025 Example'
   */
  copyright: z.string().default(''),
  /**
   * Language of the posts.
   *
   * @default the site's language
   */
  language: z.string().exactOptional(),
  /** The maximum number of posts, newest first; `null` or `false` for all. */
  limit: z
    .union([z.int().min(1), z.null(), z.literal(false)], 'expected a whole number, null or false')
    .transform((limit) => limit || null)
    .default(20),
});

/**
 * A blog: a folder of dated posts under a base path, with its own authors, tags and feeds. It follows Docusaurus's
 * blog.
 */
export const blogSchema = z.strictObject({
  /** Name that tells this blog from others: letters, digits, `-` and `_`. */
  id: identifier.default('default'),
  /** Folder with the posts, relative to the site folder. */
  path: z.string().default('blog'),
  /** What a missing folder means: an `error`, or an `empty` blog, which is its first page alone. */
  missingFolder: z.enum(['error', 'empty']).default('error'),
  /** Base path of the routes; `'/'` for the root of the site. */
  routeBasePath: basePath.default('blog'),
  /** Title of the list of posts. */
  blogTitle: z.string().default('Blog'),
  /** Description of the list of posts, for search engines. */
  blogDescription: z.string().default('Blog'),
  /** Heading of the sidebar. */
  blogSidebarTitle: z.string().default('Recent posts'),
  /**
   * How many of the newest posts the sidebar lists: a number, or `'ALL'`; `0` for no sidebar. Unlisted ones count, and
   * are shown only on their own pages.
   */
  blogSidebarCount: count(0).default(5),
  /** Whether the sidebar groups its posts by year. */
  blogSidebarGroupByYear: z.boolean().default(true),
  /** How many posts each page of a list shows: a number, or `'ALL'`. */
  postsPerPage: count(1).default(10),
  /** Order of the posts by date. */
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  /** Glob patterns of the posts, relative to the folder. */
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  /**
   * Glob patterns of files to leave out.
   *
   * @example ['drafts/**']
   */
  exclude: z.array(z.string()).default([]),
  /** Path of the second and later pages of a list, below the list's own path: `/blog/page/2`. */
  pageBasePath: innerPath.default('page'),
  /** Path of the tag pages, below the base path of the blog. */
  tagsBasePath: innerPath.default('tags'),
  /** Path of the author pages, below the base path of the blog; `null` for none. */
  authorsBasePath: z.union([innerPath, z.null()], 'expected a path or null').default('authors'),
  /**
   * Path of the second and later pages of an author's posts, below the author's page.
   *
   * @default that of `pageBasePath`
   */
  authorPageBasePath: innerPath.optional(),
  /** Path of the page that lists all posts by year, below the base path of the blog; `null` for none. */
  archiveBasePath: z.union([innerPath, z.null()], 'expected a path or null').default('archive'),
  /** YAML or JSON file with the authors, in the folder of the blog. */
  authorsMapPath: z.string().default('authors.yml'),
  /**
   * File with the tags, in the folder of the blog, or `false`.
   *
   * @default `tags.yml`, if it exists
   */
  tags: z.union([z.string(), z.literal(false), z.null()], 'expected a file or false').exactOptional(),
  /** Whether posts show how long they take to read. */
  showReadingTime: z.boolean().default(true),
  ...folderPlugins,
  /** Whether posts show when they were last changed, according to Git or front matter. */
  showLastUpdateTime: z.boolean().default(false),
  /** Whether posts show who last changed them, according to Git or front matter. */
  showLastUpdateAuthor: z.boolean().default(false),
  /**
   * Address to which edit links append the path of the source file.
   *
   * @example 'https://github.com/example/handbook/edit/main'
   */
  editUrl: href.exactOptional(),
  /** Whether the edit link of a translated post points to the translation. */
  editLocalizedFiles: z.boolean().default(false),
  /**
   * The feeds that readers can subscribe to; they require the site's `url`.
   *
   * @default RSS and Atom with the newest 20 posts
   */
  feedOptions: feeds.prefault({}),
});
