import * as z from 'zod';
import { logoSchema } from './logo.js';
import { withOneAddress } from './one-address.js';
import { href, html, linkAttributes } from './urls.js';

const link = withOneAddress(
  z.strictObject({
    /**
     * The words of the link.
     *
     * @default its address
     */
    label: z.string().exactOptional(),
    /**
     * Path of a page or file of the site, below the base URL.
     *
     * @example '/guide'
     */
    to: href.exactOptional(),
    /**
     * Address outside the site.
     *
     * @example 'https://example.org'
     */
    href: href.exactOptional(),
    /** Class of the link. */
    className: z.string().exactOptional(),
    /**
     * Further attributes of the link.
     *
     * @example { target: '_self' }
     */
    attributes: linkAttributes,
  }),
);

const htmlItem = z.strictObject({
  /** HTML in place of a link. */
  html,
  /** Class of the item. */
  className: z.string().exactOptional(),
});

const column = z.strictObject({
  /** Class of the column. */
  className: z.string().exactOptional(),
  /** Words above the column. */
  title: z.string().exactOptional(),
  /** Its links, or HTML. */
  items: z.array(z.union([link, htmlItem])),
});

/** What every page ends with. */
export const footerSchema = z.strictObject({
  /** Colours of the footer. */
  style: z.enum(['light', 'dark']).default('light'),
  /** Picture below the columns. */
  logo: logoSchema.exactOptional(),
  /**
   * HTML of the last line.
   *
   * @example 'Example Ltd, <a href="/licence">CC BY 4.0</a>'
   */
  copyright: html.exactOptional(),
  /** Columns of links. */
  links: z.array(column).default([]),
});
