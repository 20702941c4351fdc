import * as z from 'zod';
import { withOneAddress } from '../values/one-address.js';
import { href, html, linkAttributes } from '../values/urls.js';
import { logoSchema } from './logo.js';

const link = withOneAddress(
  z.strictObject({
    /**
     * Text of the link.
     *
     * @default its address
     */
    label: z.string().exactOptional(),
    /**
     * Path of a page or file of the site, relative to the base URL.
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
    /** Whether the link is marked if it leaves the site, which it is unless this is `false`. */
    marked: z.boolean().exactOptional(),
  }),
);

const htmlItem = z.strictObject({
  /** HTML instead of a link. */
  html,
  /** Class of the item. */
  className: z.string().exactOptional(),
});

const column = z.strictObject({
  /** Class of the column. */
  className: z.string().exactOptional(),
  /** Title above the column. */
  title: z.string().exactOptional(),
  /** Links, or HTML. */
  items: z.array(z.union([link, htmlItem])),
});

/** The bottom of every page. */
export const footerSchema = z.strictObject({
  /** Colours of the footer. */
  style: z.enum(['light', 'dark']).default('light'),
  /** Image below the columns. */
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
