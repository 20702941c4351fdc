import * as z from 'zod';

const filename = z.string().regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.xml$/, 'expected the path of an XML file');

/** Which pages a sitemap lists, and what it says about them. */
const entries = {
  /**
   * Glob patterns of pages to leave out, matched against their paths below the base URL, in each language also without
   * the path of the language.
   *
   * @example ['/docs/tags/**']
   */
  exclude: z.array(z.string()).default([]),
  /**
   * How often pages change, for search engines that use it.
   *
   * @default none
   */
  changefreq: z.enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']).exactOptional(),
  /**
   * How important pages are within the site, from 0 to 1, for search engines that ask.
   *
   * @default none
   */
  priority: z.number().min(0).max(1).exactOptional(),
  /**
   * Says when each page was last changed according to Git, as a `date` or with the time (`datetime`).
   *
   * @default the dates of the pages that show them
   */
  lastmod: z.enum(['date', 'datetime']).exactOptional(),
};

/** What `sitemap.xml` says about the site's pages. */
export const sitemapSchema = z.strictObject({
  /**
   * Path of the file in the output folder.
   *
   * @example 'pages.xml'
   */
  filename: filename.default('sitemap.xml'),
  ...entries,
  /**
   * Further sitemaps, which `robots.txt` does not name: the same keys for each.
   *
   * @example [{ filename: 'all.xml' }]
   */
  more: z
    .array(
      z.strictObject({
        /** Path of the file in the output folder. */
        filename,
        ...entries,
      }),
    )
    .default([]),
});
