import type { ServerResponse } from 'node:http';

/** A whole answer, short enough to be sent in one piece. */
export interface Answer {
  readonly status: number;
  /** Media type; plain text where none is given. */
  readonly type?: string;
  readonly body: string;
}

/** Sends a generated answer, which no cache may keep. Node sends no body to a `HEAD` request. */
export function send(response: ServerResponse, { status, type = 'text/plain; charset=utf-8', body }: Answer): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-cache',
  });
  response.end(body);
}

/**
 * Redirects. Browsers ask again each time, as one that cached the redirect would apply it to the next site on this
 * port, too.
 */
export function sendRedirect(
  response: ServerResponse,
  { status, location }: { readonly status: number; readonly location: string },
): void {
  response.setHeader('Location', location);
  send(response, { status, body: `See ${location}\n` });
}
