import * as z from 'zod';
import { basePath } from './addresses.js';
import { folderPlugins } from './markdown.js';
import { href } from './urls.js';

/** Pages outside the docs. */
export const pagesSchema = z.strictObject({
  /** Name of the pages among others: letters, digits, `-` and `_`. */
  id: z
    .string()
    .regex(/^[\w-]+$/, 'expected letters, digits, `-` and `_`')
    .default('default'),
  /**
   * Folder of the pages, relative to the site folder.
   *
   * @default `'pages'`, or `'src/pages'` where that exists
   */
  path: z.string().default('pages'),
  /** Base path of the routes; empty for the root of the site. */
  routeBasePath: basePath.default(''),
  /**
   * Glob patterns of the pages, below the folder.
   *
   * @example ['*.{md,tsx}']
   */
  include: z.array(z.string()).default(['**/*.{md,mdx,tsx,jsx}']),
  /**
   * Glob patterns of files to leave out.
   *
   * @example ['drafts/**']
   */
  exclude: z.array(z.string()).default([]),
  /**
   * Address that the edit link puts before the path of a source.
   *
   * @example 'https://github.com/example/handbook/edit/main'
   */
  editUrl: href.exactOptional(),
  ...folderPlugins,
  /** Whether a page without a heading of level 1 begins with its title. */
  showTitles: z.boolean().default(true),
  /** Whether pages say when they were last changed, from git or from front matter. */
  showLastUpdateTime: z.boolean().default(false),
  /** Whether pages say who last changed them, from git or from front matter. */
  showLastUpdateAuthor: z.boolean().default(false),
});
