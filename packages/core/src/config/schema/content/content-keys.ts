import * as z from 'zod';
import { off } from '../values/off.js';
import { blogSchema } from './blog.js';
import { docsSchema } from './docs.js';
import { i18nSchema } from './i18n.js';
import { pagesSchema } from './pages.js';

/** The languages of the site, and the folders of its content. */
export const contentKeys = {
  /**
   * The languages of the site.
   *
   * @default English only
   */
  i18n: i18nSchema.prefault({}),
  /**
   * Folders of documents: one docs instance, a list of them, or `false`.
   *
   * @default `docs/` at `/docs`, if it exists
   */
  docs: z
    .union([z.array(docsSchema), docsSchema, off], 'expected the options of docs, a list of them, or false')
    .exactOptional(),
  /**
   * Pages outside the docs: one folder, a list of folders, or `false`.
   *
   * @default `pages/` or `src/pages/` at `/`, if it exists
   */
  pages: z
    .union([z.array(pagesSchema), pagesSchema, off], 'expected the options of pages, a list of them, or false')
    .exactOptional(),
  /**
   * Dated posts: one blog, a list of them, or `false`.
   *
   * @default none
   * @example { blogTitle: 'News' }
   */
  blog: z
    .union([z.array(blogSchema), blogSchema, off], 'expected the options of a blog, a list of them, or false')
    .default(false),
  /** Folders whose files are copied unchanged. */
  staticDirectories: z.array(z.string()).default(['static']),
  /** What is published if a static file has the path of a page, or of `404.html`: the file, or the page. */
  samePath: z.enum(['file', 'page']).default('file'),
  /**
   * How a broken relative link is reported whose path leads to a page from the root of the site, as `docs/a` does for
   * `/docs/a`: as a broken link (`broken`), or no more severely than a missing file (`lesser`).
   */
  rootlessLinks: z.enum(['broken', 'lesser']).default('broken'),
};
