import * as z from 'zod';
import { href, linkAttributes } from './urls.js';

/** A picture that stands for the site, and leads somewhere. */
export const logoSchema = z.strictObject({
  /**
   * Path of the picture.
   *
   * @example '/img/logo.svg'
   */
  src: z.string(),
  /**
   * Path of the picture for the dark mode.
   *
   * @default the same picture
   */
  srcDark: z.string().exactOptional(),
  /** What is read out in place of the picture; empty if a name is next to it. */
  alt: z.string().default(''),
  /**
   * Width in pixels.
   *
   * @default 138
   */
  width: z.number().exactOptional(),
  /**
   * Height in pixels.
   *
   * @default 35
   */
  height: z.number().exactOptional(),
  /**
   * Where it leads: a path of the site, or an address outside it.
   *
   * @default the home page
   */
  href: href.exactOptional(),
  /** Class of the picture. */
  className: z.string().exactOptional(),
  /**
   * Further attributes of the link.
   *
   * @example { target: '_blank' }
   */
  attributes: linkAttributes,
});
