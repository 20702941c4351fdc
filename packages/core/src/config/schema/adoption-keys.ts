import * as z from 'zod';

/** What keeps a site working that was written for another site builder; a new site needs none of it. */
export const adoptionKeys = {
  /**
   * Completes the configuration of a site whose code was written for another site builder: the name of a preset,
   * or a list of the name and its options.
   *
   * @default none
   * @example ['docusaurus', { plugins: ['./plugins/shop.js'] }]
   */
  preset: z
    .union(
      [z.string(), z.tuple([z.string(), z.record(z.string(), z.unknown())])],
      'expected the name of a preset, or a list of it and its options',
    )
    .exactOptional(),
  /** Which pages have the title of the site after their own: all, or only those whose title differs from it. */
  siteInTitle: z.enum(['other', 'all']).default('other'),
  /** The title of a React page that does not set one: the name of its file, or the title of the site. */
  untitledPages: z.enum(['file', 'site']).default('file'),
  /** What is published if a static file has the path of a page, or of `404.html`: the file, or the page. */
  samePath: z.enum(['file', 'page']).default('file'),
  /**
   * What a build does if a page cannot be read or drawn: it stops, or it writes all other pages and still fails. There
   * is then nothing at the address of such a page.
   */
  brokenPages: z.enum(['stop', 'leave-out']).default('stop'),
  /**
   * How a broken relative link is reported whose path leads to a page from the root of the site, as `docs/a` does for
   * `/docs/a`: as a broken link (`broken`), or no more severely than a missing file (`lesser`).
   */
  rootlessLinks: z.enum(['broken', 'lesser']).default('broken'),
  /** Which of the links that components write are checked: `all`, or only those of `Link`. */
  componentLinks: z.enum(['all', 'link']).default('all'),
  /**
   * How signs such as those in `C#` and `C++` appear in the addresses of tags: `named`, as in `c-sharp`, or `left-out`,
   * as are then the accents of Latin letters.
   */
  tagSigns: z.enum(['named', 'left-out']).default('named'),
  /** What importing an SVG file gives a module: the file's address, or a React component that draws it. */
  svgImports: z.enum(['address', 'component']).default('address'),
  /**
   * Where the styles that the module of a page imports apply: on that page, or in one style sheet for the whole site.
   */
  moduleStyles: z.enum(['page', 'site']).default('page'),
};
