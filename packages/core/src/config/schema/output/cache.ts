import * as z from 'zod';

/** Whether an address contains a user or a password. One that is no address is reported as such. */
function hasCredentials(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

/** What builds share with builds on other machines. */
export const cacheSchema = z.strictObject({
  /**
   * Address of a server that accepts `GET` and `PUT` like Bazel's remote caches.
   *
   * @example 'https://cache.example.org/docs'
   */
  remote: z
    .url({ protocol: /^https?$/, error: "expected an address such as 'https://cache.example.org/docs'" })
    .refine((address) => !hasCredentials(address), {
      error: 'expected an address without a password',
      params: { hint: 'put credentials in the environment: DOCSITE_REMOTE_CACHE_HEADER' },
    })
    .exactOptional(),
});
