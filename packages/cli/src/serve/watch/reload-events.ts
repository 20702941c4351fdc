import type { IncomingMessage, ServerResponse } from 'node:http';
import { send } from '../send.js';

/** Sends the id of the newest build to open pages, by Server-Sent Events. */
export interface ReloadEvents {
  /** Adds a listening page, and sends it the id of the current build. */
  readonly connect: (request: IncomingMessage, response: ServerResponse, build: string) => void;
  readonly announce: (build: string) => void;
}

/** Milliseconds after which a page that lost the connection tries again. */
const retry = 1000;

export function createReloadEvents(): ReloadEvents {
  const listeners = new Set<ServerResponse>();
  return {
    connect: (request, response, build) => {
      if (!isFromHere(request)) return send(response, { status: 403, body: 'Only pages of this server may listen.\n' });
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      if (request.method === 'HEAD') return void response.end();
      response.write(`retry: ${retry}\ndata: ${build}\n\n`);
      listeners.add(response);
      request.once('close', () => listeners.delete(response));
    },
    announce: (build) => {
      for (const response of listeners) response.write(`data: ${build}\n\n`);
    },
  };
}

/** Browsers say where a request comes from by `Origin`, or, where that is not sent, by `Sec-Fetch-Site`. */
function isFromHere({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return origin === `http://${host}`;
  return ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);
}
