import * as z from 'zod';

const source = z.string().regex(/^[^\s;,]+$/, "expected one source, such as 'https://example.org'");
const directive = z.string().regex(/^[a-z-]+$/, "expected a directive such as 'img-src'");

/** The headers that static hosts are asked to send with files. */
export const headersSchema = z.strictObject({
  /**
   * Sources to allow in addition to those that every site needs, by directive; `false` for no policy at all.
   *
   * @example { 'img-src': ['https://img.shields.io'] }
   */
  contentSecurityPolicy: z
    .union([z.record(directive, z.array(source)), z.literal(false)], 'expected sources by directive, or false')
    .default({}),
});
