import * as z from 'zod';
import { html } from '../values/urls.js';

/** A notice at the top of every page. */
export const announcementBarSchema = z.strictObject({
  /** Name of the notice. Readers who closed it see it again when the name changes. */
  id: z.string().default('announcement'),
  /**
   * The notice, as HTML.
   *
   * @example 'Version 2 is out. <a href="/changes">See what is new</a>.'
   */
  content: html,
  /** Whether readers can close it. */
  isCloseable: z.boolean().default(true),
  /**
   * Its background, as a CSS colour.
   *
   * @default the accent colour of the theme
   */
  backgroundColor: z.string().exactOptional(),
  /**
   * Colour of its text.
   *
   * @default one that suits the accent colour
   */
  textColor: z.string().exactOptional(),
});
