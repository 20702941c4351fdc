import * as z from 'zod';
import { href, linkAttributes } from '../values/urls.js';

/** An image that stands for the site and links somewhere. */
export const logoSchema = z.strictObject({
  /**
   * Path of the image.
   *
   * @example '/img/logo.svg'
   */
  src: z.string(),
  /**
   * Path of the image for dark mode.
   *
   * @default the same image
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
   * Link target: a path of the site, or an address outside it; `false`: no link.
   *
   * @default the home page
   */
  href: z.union([href, z.literal(false)]).exactOptional(),
  /** Class of the image. */
  className: z.string().exactOptional(),
  /**
   * CSS properties of the image.
   *
   * @example { borderRadius: '50%' }
   */
  style: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
  /**
   * Further attributes of the link.
   *
   * @example { target: '_blank' }
   */
  attributes: linkAttributes,
});
