import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from a page of this server. Browsers say so in `Origin` or, if that is not sent, in
 * `Sec-Fetch-Site`.
 */
export function isFromHere({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return origin === `http://${host}`;
  return ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']);
}
