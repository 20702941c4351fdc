import type { IncomingMessage, ServerResponse } from 'node:http';
import { send } from '../send.js';
import { isFromHere } from './same-origin.js';
import type { PageAnswer, SiteState } from './site-state.js';

/** Reports states of the site to open pages, by Server-Sent Events: to each what concerns the page that it shows. */
export interface PageEvents {
  /** Adds a listening page, which names its address in the query, and reports the current state to it. */
  readonly connect: (request: IncomingMessage, response: ServerResponse, state: SiteState) => Promise<void>;
  /** Reports a new state to all listening pages. */
  readonly announce: (state: SiteState) => Promise<void>;
}

interface Listener {
  readonly response: ServerResponse;
  readonly address: string;
}

/** Milliseconds after which a page that lost the connection tries again. */
const retry = 1000;

export function createPageEvents(): PageEvents {
  const listeners = new Set<Listener>();
  /** The sources of pages that listen, or have listened, by address. */
  const origins = new Map<string, string>();
  const report = async ({ response, address }: Listener, state: SiteState): Promise<void> => {
    const found = await state.answerAt(address);
    const source = state.sourceAt(address);
    if (source !== undefined) origins.set(address, source);
    const answer = found.kind === 'missing' ? follow(found, origins.get(address), state) : found;
    if (!response.closed) response.write(printEvent('page', { state: state.id, ...answer }));
  };
  return {
    connect: async (request, response, state) => {
      if (!isFromHere(request)) return send(response, { status: 403, body: 'Only pages of this server may listen.\n' });
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      if (request.method === 'HEAD') return void response.end();
      response.write(`retry: ${retry}\n\n`);
      const listener = {
        response,
        address: new URL(request.url ?? '', 'http://localhost').searchParams.get('page') ?? '/',
      };
      listeners.add(listener);
      request.once('close', () => listeners.delete(listener));
      await report(listener, state);
    },
    announce: async (state) => {
      await Promise.all([...listeners].map((listener) => report(listener, state)));
    },
  };
}

/** Where the page of a source has moved to, if its address is that of no page any longer. */
function follow(answer: PageAnswer, source: string | undefined, state: SiteState): PageAnswer {
  const to = source === undefined ? undefined : state.addressOf(source);
  return to === undefined ? answer : { kind: 'moved', to };
}

function printEvent(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
