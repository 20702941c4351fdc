import type { ServerResponse } from 'node:http';

/** A complete response, short enough to send in one piece. */
export interface Answer {
  readonly status: number;
  /** Media type; plain text by default. */
  readonly type?: string;
  readonly body: string;
}

/** Sends a generated response, which caches must not store. Node sends no body for a `HEAD` request. */
export function send(response: ServerResponse, { status, type = 'text/plain; charset=utf-8', body }: Answer): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-cache',
  });
  response.end(body);
}

/** Redirects without caching, because a browser would apply a cached redirect to the next site on this port, too. */
export function sendRedirect(
  response: ServerResponse,
  { status, location }: { readonly status: number; readonly location: string },
): void {
  response.setHeader('Location', location);
  send(response, { status, body: `See ${location}\n` });
}
