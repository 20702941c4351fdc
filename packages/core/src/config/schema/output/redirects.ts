import * as z from 'zod';
import { decodePath } from '../../../route/route.js';

const hint = 'list each old address by itself; patterns for a host can go in static/_redirects';

const oldAddress = z.string().startsWith('/', "expected a path that begins with '/'").refine(isPlainPath, {
  error: "expected the path of one address, without '?', '#', '*', '\\' and '..'",
  params: { hint },
});

function isPlainPath(path: string): boolean {
  if (/[?#*]/.test(path)) return false;
  const decoded = decodePath(path);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: invalid in file names and in addresses
  if (/[\u0000-\u001f\u007f\\]/.test(decoded)) return false;
  const parts = decoded.replace(/^\/|\/$/g, '').split('/');
  return decoded === '/' || parts.every((part) => !['', '.', '..'].includes(part));
}

/** Neither another host without a scheme nor what browsers read as one: they take `\` for `/`. */
const target = z
  .string()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers strip these before they read an address
  .refine((to) => /^(?:\/(?!\/)|https?:\/\/[^/])/i.test(to) && !/[\u0000-\u001f\u007f\\]/.test(to), {
    error: "expected a path of the site or an address such as 'https://example.org'",
    params: { hint: "begin it with '/', 'https://' or 'http://'" },
  });

/** An address that has moved. */
export const redirectSchema = z.strictObject({
  /**
   * The old address, or a list of them: paths below the base URL.
   *
   * @example '/docs/old'
   */
  from: z.union([oldAddress, z.array(oldAddress).min(1, 'expected an address')], 'expected a path or a list of paths'),
  /**
   * The target: a page, with or without a query and an anchor, a file of the site, or an address outside it.
   *
   * @example '/docs/new'
   */
  to: target,
});
