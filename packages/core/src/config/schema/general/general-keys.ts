import * as z from 'zod';
import { baseUrl, origin } from '../values/addresses.js';
import { bodyHtmlSchema } from './body-html.js';
import { headSchema } from './head.js';

/** The name, the address and the head of the site. */
export const generalKeys = {
  /**
   * The site's name.
   *
   * @example 'My project'
   */
  title: z.string().min(1, 'expected a title'),
  /** A short description of the site. */
  tagline: z.string().default(''),
  /**
   * The origin the site is deployed to. Without it there are no canonical addresses, no sitemap, and no links between
   * translations for search engines.
   *
   * @example 'https://docs.example.org'
   */
  url: origin('https://example.org', "; the path is 'baseUrl'").exactOptional(),
  /**
   * The path the site is served under.
   *
   * @example '/handbook/'
   */
  baseUrl: baseUrl.default('/'),
  /**
   * `true`: `/a/`; `false`: `/a`, written as `a.html`; absent: `/a`, written as `a/index.html`; `'folders'`: as if
   * absent, except that addresses of `index` files and of slugs such as `/a/` end with a slash.
   *
   * @default absent
   */
  trailingSlash: z.union([z.boolean(), z.literal('folders')], "expected true, false or 'folders'").exactOptional(),
  /** What separates the title of the page from that of the site. */
  titleDelimiter: z.string().default('|'),
  /**
   * How the date of a page's last change is written: with the name of the month (`June 1, 2021`), with its short form
   * (`Jun 1, 2021`), or in numbers (`6/1/2021`).
   */
  updateDates: z.enum(['long', 'short', 'numeric']).default('long'),
  /**
   * Path of the icon.
   *
   * @default `favicon.svg`, `.ico` or `.png` of `static/`, else a generated one
   * @example '/img/favicon.svg'
   */
  favicon: z.string().exactOptional(),
  /**
   * Path of the image that social media show.
   *
   * @example '/img/card.png'
   */
  image: z.string().exactOptional(),
  /** Colour of the browser's interface around the page. */
  themeColor: z.string().default('#c2410c'),
  /**
   * Elements to add to the head of every page: `meta`, `link`, `script`, `style` and `noscript`.
   *
   * @example [{ tag: 'meta', attrs: { name: 'robots', content: 'noarchive' } }]
   */
  head: headSchema.default([]),
  /**
   * HTML to add to the body of every page, around the site.
   *
   * @example [{ html: '<div id="dialogs"></div>' }]
   */
  bodyHtml: bodyHtmlSchema.default([]),
};
