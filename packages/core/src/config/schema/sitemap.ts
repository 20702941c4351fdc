import * as z from 'zod';

/** What `sitemap.xml` says about the site's pages. */
export const sitemapSchema = z.strictObject({
  /**
   * Path of the file in the output folder.
   *
   * @example 'pages.xml'
   */
  filename: z
    .string()
    .regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.xml$/, 'expected the path of an XML file')
    .default('sitemap.xml'),
  /**
   * Glob patterns of pages to leave out, matched against their paths below the base URL.
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
});
