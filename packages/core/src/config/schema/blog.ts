import * as z from 'zod';
import { basePath, innerPath } from './addresses.js';
import { folderPlugins } from './markdown.js';
import { href } from './urls.js';

const feedType = z.enum(['rss', 'atom', 'json']);

const count = (least: number) =>
  z.union([z.literal('ALL'), z.int().min(least)], `expected a whole number from ${least} on, or 'ALL'`);

const feeds = z.strictObject({
  /**
   * Formats of the feeds: `rss.xml`, `atom.xml` and `feed.json`. One of them, a list, `'all'`, or `null` for none.
   */
  type: z
    .union(
      [feedType, z.literal('all'), z.array(feedType), z.null()],
      "expected 'rss', 'atom', 'json', 'all', a list, or null",
    )
    .transform((type) => (type === 'all' ? feedType.options : type === null ? [] : [type].flat()))
    .default(['rss', 'atom']),
  /**
   * What the feeds are called.
   *
   * @default the title of the site and `Blog`
   * @example 'News of the project'
   */
  title: z.string().exactOptional(),
  /**
   * What the feeds are about.
   *
   * @default the title of the site and `Blog`
   */
  description: z.string().exactOptional(),
  /**
   * Who owns the rights in the posts.
   *
   * @example '© 2025 Example'
   */
  copyright: z.string().default(''),
  /**
   * Language of the posts.
   *
   * @default that of the site
   */
  language: z.string().exactOptional(),
  /** The greatest number of posts, the newest first; `null` or `false` for all. */
  limit: z
    .union([z.int().min(1), z.null(), z.literal(false)], 'expected a whole number, null or false')
    .transform((limit) => limit || null)
    .default(20),
});

/**
 * A blog: a folder of dated posts under a base path, with authors, tags and feeds of its own. After Docusaurus's blog.
 */
export const blogSchema = z.strictObject({
  /** Name of the blog among others: letters, digits, `-` and `_`. */
  id: z
    .string()
    .regex(/^[\w-]+$/, 'expected letters, digits, `-` and `_`')
    .default('default'),
  /** Folder of the posts, relative to the site folder. */
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
  /** How many of the newest posts the sidebar names: a number, or `'ALL'`; `0` for no sidebar. */
  blogSidebarCount: count(0).default(5),
  /** Whether the sidebar groups its posts by year. */
  blogSidebarGroupByYear: z.boolean().default(true),
  /** How many posts a page of a list shows: a number, or `'ALL'`. */
  postsPerPage: count(1).default(10),
  /** Order of the posts by their dates. */
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  /** Glob patterns of the posts, below the folder. */
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  /**
   * Glob patterns of files to leave out.
   *
   * @example ['drafts/**']
   */
  exclude: z.array(z.string()).default([]),
  /** Path of the pages of a list after the first, below its own: `/blog/page/2`. */
  pageBasePath: innerPath.default('page'),
  /** Path of the tag pages, below the base path of the blog. */
  tagsBasePath: innerPath.default('tags'),
  /** Path of the pages of authors, below the base path of the blog; `null` for none. */
  authorsBasePath: z.union([innerPath, z.null()], 'expected a path or null').default('authors'),
  /** Path of the page that names all posts by year, below the base path of the blog; `null` for none. */
  archiveBasePath: z.union([innerPath, z.null()], 'expected a path or null').default('archive'),
  /** File of the authors, in the folder of the blog: YAML or JSON. */
  authorsMapPath: z.string().default('authors.yml'),
  /**
   * File of the tags, in the folder of the blog, or `false`.
   *
   * @default `tags.yml`, if it exists
   */
  tags: z.union([z.string(), z.literal(false), z.null()], 'expected a file or false').exactOptional(),
  /** Whether posts say how long they take to read. */
  showReadingTime: z.boolean().default(true),
  ...folderPlugins,
  /** Whether posts say when they were last changed, from git or from front matter. */
  showLastUpdateTime: z.boolean().default(false),
  /** Whether posts say who last changed them, from git or from front matter. */
  showLastUpdateAuthor: z.boolean().default(false),
  /**
   * Address that the edit link puts before the path of a source.
   *
   * @example 'https://github.com/example/handbook/edit/main'
   */
  editUrl: href.exactOptional(),
  /** Whether the edit link of a translated post leads to the translation. */
  editLocalizedFiles: z.boolean().default(false),
  /**
   * The feeds that readers subscribe to; they need the `url` of the site.
   *
   * @default RSS and Atom, of the newest 20 posts
   */
  feedOptions: feeds.prefault({}),
});
