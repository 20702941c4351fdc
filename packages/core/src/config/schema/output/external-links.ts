import * as z from 'zod';

/** How `docsite check --external` treats links to other sites. */
export const externalLinksSchema = z.strictObject({
  /**
   * Addresses that are not checked; `*` matches anything.
   *
   * @example ['https://intranet.example.org/*']
   */
  ignore: z
    .array(z.string().regex(/^https?:\/\//, "expected an address that begins with 'https://' or 'http://'"))
    .default([]),
  /** Seconds to wait for an answer. */
  timeout: z.number().positive('expected seconds, more than 0').default(15),
  /** Seconds between two requests to one host. */
  delay: z.number().min(0, 'expected seconds, 0 or more').default(0.5),
  /** Simultaneous connections to one host. */
  connections: z.int('expected a whole number').min(1, 'expected at least 1').max(8, 'expected at most 8').default(2),
});
