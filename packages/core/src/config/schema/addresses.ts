import * as z from 'zod';

/** A route below the base URL, however its slashes are written; it is kept without those at its ends. */
export const basePath = z.string().transform((path) => path.replace(/^\/+|\/+$/g, ''));

/** The origin of an address; a path after it is dropped. */
export function origin(example: string) {
  return z
    .url({ protocol: /^https?$/, error: `expected an address such as '${example}'` })
    .transform((url) => new URL(url).origin);
}

/** The path that a site is served under; it is kept with a slash at each end. */
export const baseUrl = z
  .string()
  .startsWith('/', "expected a path that begins with '/'")
  .transform((path) => (path.endsWith('/') ? path : `${path}/`));
