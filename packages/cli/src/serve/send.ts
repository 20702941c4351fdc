import type { ServerResponse } from 'node:http';

/** A whole answer, short enough to be sent in one piece. */
export interface Answer {
  readonly status: number;
  /** Media type; plain text where none is given. */
  readonly type?: string;
  readonly body: string;
}

/** Sends an answer that is made anew each time: no cache may keep it. To a `HEAD` request Node sends no body. */
export function send(response: ServerResponse, { status, type = 'text/plain; charset=utf-8', body }: Answer): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-cache',
  });
  response.end(body);
}

/**
 * Sends the reader elsewhere, for this time: a browser that kept it would look there for the next site on this port,
 * too.
 */
export function sendRedirect(response: ServerResponse, address: string): void {
  response.setHeader('Location', address);
  send(response, { status: 302, body: `See ${address}\n` });
}
