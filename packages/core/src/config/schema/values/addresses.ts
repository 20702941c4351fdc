import * as z from 'zod';
import { trimSlashes } from '../../../route/trim-slashes.js';

/** A route below the base URL, with any number of slashes; stored without leading and trailing ones. */
export const basePath = z
  .string()
  .transform(trimSlashes)
  .refine(isBasePath, "expected a path below the base URL, such as 'docs'");

/** The origin of an address, without a path, which has its own key. */
export function origin(example: string, remedy = '') {
  return z
    .url({ protocol: /^https?$/, error: `expected an address such as '${example}'` })
    .refine(isOrigin, { error: `expected an address without a path, such as '${example}'${remedy}` })
    .transform((url) => new URL(url).origin);
}

/**
 * Whether nothing but a slash follows the host of an address; invalid addresses pass, because they are reported
 * elsewhere.
 */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { pathname, search, hash } = new URL(address);
  return pathname === '/' && search === '' && hash === '';
}

/** The path that a site is served under; stored with a slash at each end. */
export const baseUrl = z
  .string()
  .startsWith('/', { error: "expected a path that begins with '/'", abort: true })
  .refine((path) => isBasePath(path.replace(/^\/|\/$/g, '')), "expected a path such as '/' or '/handbook/'")
  .transform((path) => (path.endsWith('/') ? path : `${path}/`));

/**
 * Whether a path without leading and trailing slashes stays below its folder and has no query, anchor or other special
 * characters.
 */
export function isBasePath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: invalid in file names and in addresses
  if (/[\u0000-\u001f\\?#]/.test(path)) return false;
  return path === '' || path.split('/').every((part) => !['', '.', '..'].includes(part));
}

/** A folder or path of at least one name, without `..`. */
export const innerPath = basePath.refine((path) => path !== '', 'expected a name');
