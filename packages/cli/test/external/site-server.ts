import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveLocally } from '../../../../tests/local-server.js';

/** Answers a request for a path, whose requests so far are counted by `count`. */
export type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** Another site, on a local server. */
export interface OtherSite {
  readonly origin: string;
  /** The requests so far, as `METHOD /path`. */
  readonly asked: string[];
  /** Returns the highest number of simultaneous requests so far. */
  readonly most: () => number;
  readonly userAgents: Set<string>;
}

/** Serves pages by path, and 404 for any other. */
export async function serveSite(pages: Readonly<Record<string, Answer>>): Promise<OtherSite> {
  const asked: string[] = [];
  const userAgents = new Set<string>();
  let open = 0;
  let most = 0;
  const { port } = await serveLocally((request, response) => {
    const { url = '', method = '' } = request;
    open++;
    most = Math.max(most, open);
    response.on('close', () => open--);
    asked.push(`${method} ${url}`);
    userAgents.add(request.headers['user-agent'] ?? '');
    const answer = pages[url];
    const count = asked.filter((line) => line.endsWith(` ${url}`)).length;
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response, count);
  });
  return { origin: `http://127.0.0.1:${port}`, asked, userAgents, most: () => most };
}

/** Answers with an HTML page. */
export function html(text: string): Answer {
  return (_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
}

export function status(code: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return (_, response) => response.writeHead(code, { ...headers }).end();
}
