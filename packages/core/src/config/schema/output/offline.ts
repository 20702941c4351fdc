import * as z from 'zod';

const icon = z.strictObject({
  /**
   * Path of the picture.
   *
   * @example '/img/icon-192.png'
   */
  src: z.string(),
  /**
   * Sizes; `any` for a vector image.
   *
   * @example '192x192'
   */
  sizes: z.string().regex(/^(?:any|\d+x\d+(?: \d+x\d+)*)$/, "expected sizes such as '192x192', or 'any'"),
  /**
   * Media type.
   *
   * @default by the file extension
   */
  type: z.string().exactOptional(),
  /**
   * What operating systems may use it for.
   *
   * @example 'any maskable'
   */
  purpose: z.string().exactOptional(),
});

const manifest = z.strictObject({
  /**
   * Name of the app.
   *
   * @default the site's title
   */
  name: z.string().exactOptional(),
  /**
   * Name for places with little space.
   *
   * @default none
   */
  shortName: z.string().exactOptional(),
  /**
   * A short description of the app.
   *
   * @default the site's tagline
   */
  description: z.string().exactOptional(),
  /**
   * Icons of the installed app.
   *
   * @default the favicon
   */
  icons: z.array(icon).exactOptional(),
  /** How much of the browser's interface its window shows. */
  display: z.enum(['standalone', 'minimal-ui', 'fullscreen', 'browser']).default('standalone'),
  /** Background colour of the window until the app is rendered. */
  backgroundColor: z.string().default('#ffffff'),
});

const strategy = z.enum(['appInstalled', 'standalone', 'queryString', 'always', 'mobile', 'saveData']);

/** How readers keep a copy of the site for offline reading. */
export const offlineSchema = z.strictObject({
  /** A copy of the site is kept on a reader's device if any of these applies. */
  activeStrategies: z.array(strategy).default(['appInstalled', 'standalone', 'queryString']),
  /** Whether the worker and the page log what they do on the console, at the level *verbose*. */
  debug: z.boolean().default(true),
  /** What the web app manifest contains in addition to the site's language and colour. */
  manifest: manifest.prefault({}),
  /**
   * Glob patterns of files to leave out of the copy.
   *
   * @example ['img/screenshots/**']
   */
  exclude: z.array(z.string()).default([]),
  /** Whether to remove the service workers that earlier builds installed in browsers. */
  kill: z.boolean().default(false),
});
