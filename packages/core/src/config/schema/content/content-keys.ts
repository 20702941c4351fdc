import * as z from 'zod';
import { jsonValues } from '../values/json-values.js';
import { off } from '../values/off.js';
import { blogSchema } from './blog.js';
import { docsSchema } from './docs.js';
import { i18nSchema } from './i18n.js';
import { pagesSchema } from './pages.js';
import { routeSchema } from './routes.js';

/** The languages of the site, and where its pages, files and values come from. */
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
  /** Pages rendered by modules outside the folders of `pages`. */
  routes: z.array(routeSchema).default([]),
  /** Folders whose files are copied unchanged. */
  staticDirectories: z.array(z.string()).default(['static']),
  /**
   * Values for the site's own components: `useSite().customFields`.
   *
   * @example { supportMail: 'help@example.org' }
   */
  customFields: jsonValues.default({}),
};
