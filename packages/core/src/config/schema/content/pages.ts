import * as z from 'zod';
import { folderPlugins } from '../markdown/markdown-plugins.js';
import { basePath } from '../values/addresses.js';
import { identifier } from '../values/identifier.js';
import { href } from '../values/urls.js';

/** Pages outside the docs. */
export const pagesSchema = z.strictObject({
  /** Name that tells these pages from others: letters, digits, `-` and `_`. */
  id: identifier.default('default'),
  /**
   * Folder with the pages, relative to the site folder.
   *
   * @default `'pages'`, or `'src/pages'` if that exists
   */
  path: z.string().default('pages'),
  /** Base path of the routes; empty for the root of the site. */
  routeBasePath: basePath.default(''),
  /**
   * Glob patterns of the pages, relative to the folder.
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
   * Address to which edit links append the path of the source file.
   *
   * @example 'https://github.com/example/handbook/edit/main'
   */
  editUrl: href.exactOptional(),
  /** Whether the edit link of a translated page points to the translation. */
  editLocalizedFiles: z.boolean().default(false),
  ...folderPlugins,
  /** Whether a page without a level 1 heading begins with its title. */
  showTitles: z.boolean().default(true),
  /** Whether pages show when they were last changed, according to Git or front matter. */
  showLastUpdateTime: z.boolean().default(false),
  /** Whether pages show who last changed them, according to Git or front matter. */
  showLastUpdateAuthor: z.boolean().default(false),
});
