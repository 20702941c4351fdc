import * as z from 'zod';

/** What builds share with builds on other machines. */
export const cacheSchema = z.strictObject({
  /**
   * Address of a server that accepts `GET` and `PUT` like Bazel's remote caches.
   *
   * @example 'https://cache.example.org/docs'
   */
  remote: z
    .url({ protocol: /^https?$/, error: "expected an address such as 'https://cache.example.org/docs'" })
    .refine((address) => new URL(address).username === '' && new URL(address).password === '', {
      error: 'expected an address without a password',
      params: { hint: 'put credentials in the environment: DOCSITE_REMOTE_CACHE_HEADER' },
    })
    .exactOptional(),
});
