import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveLocally } from '../../../../tests/local-server.js';

/** A server like remote caches of Bazel, which stores what is put at a path. */
export interface CacheServer {
  readonly url: string;
  readonly files: Map<string, Buffer>;
  /** The requests so far, as `METHOD /path`. */
  readonly asked: string[];
  /** The values of the header `Authorization` in requests so far. */
  readonly authorizations: Set<string>;
  /** Answers a request in place of the server, or returns false to leave it to the server. */
  answer: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
}

/** Starts a local server, which stops with the test file. */
export async function startCacheServer(): Promise<CacheServer> {
  const state: CacheServer = { url: '', files: new Map(), asked: [], authorizations: new Set(), answer: undefined };
  const { port } = await serveLocally(async (request, response) => {
    const { method = '', url = '' } = request;
    state.asked.push(`${method} ${url.replace(/[0-9a-f]{64}/, '…')}`);
    state.authorizations.add(request.headers.authorization ?? '');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (state.answer?.(request, response)) return;
    const found = state.files.get(url);
    if (method === 'PUT') {
      state.files.set(url, Buffer.concat(chunks));
      response.writeHead(201).end();
    } else if (found === undefined) response.writeHead(404).end('not here');
    else response.writeHead(200).end(found);
  });
  return Object.assign(state, { url: `http://127.0.0.1:${port}/docs` });
}
