import * as z from 'zod';

/** A page drawn by a module that is not among the files of pages. */
export const routeSchema = z.strictObject({
  /**
   * Its path below the base URL.
   *
   * @example '/play'
   */
  path: z.string().startsWith('/', "expected a path that begins with '/'"),
  /**
   * The module whose default export renders it, as modules of the site would import it.
   *
   * @example '@site/src/play'
   */
  module: z.string().min(1, 'expected the name of a module'),
  /**
   * Its title if the module sets none.
   *
   * @default the last part of its path
   */
  title: z.string().exactOptional(),
  /**
   * The languages that have it.
   *
   * @default all
   * @example ['fr']
   */
  locales: z.array(z.string()).exactOptional(),
  /**
   * Whether its component also answers for the addresses below its path: links to these are not broken, and the 404
   * page that hosts send for them shows it.
   *
   * @default false
   */
  takesBelow: z.boolean().exactOptional(),
});
