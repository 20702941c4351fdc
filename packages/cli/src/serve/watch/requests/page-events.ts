import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageReport, ShownFindings } from '@docsite/renderer/template';
import { send } from '../../http/send.js';
import type { SiteState } from '../site/site-state.js';
import { createPageFollower } from './page-follower.js';
import { isFromHere } from './same-origin.js';

/** Reports states of the site to open pages by Server-Sent Events; each receives what concerns the page it shows. */
export interface PageEvents {
  /** Adds a listening page, which sends its address in the query, and reports the current state to it. */
  readonly connect: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Reports changes to all listening pages: the state of the site, its findings, or both. */
  readonly announce: (now: SiteNow) => Promise<void>;
}

/** The current state of the site. */
export interface SiteNow {
  readonly state: SiteState;
  readonly findings: ShownFindings;
}

interface Listener {
  readonly response: ServerResponse;
  readonly address: string;
  /** Settles with the last report, because each waits for the one before it. */
  reported: Promise<void>;
}

/** Milliseconds after which a page that lost the connection tries again. */
const retry = 1000;

/** Creates the event stream for the open pages of a served site. */
export function createPageEvents(start: SiteNow): PageEvents {
  let known = start;
  const listeners = new Set<Listener>();
  const answerFor = createPageFollower();
  const reportPage = async ({ response, address }: Listener, state: SiteState): Promise<void> => {
    const pageReport: PageReport = { state: state.id, ...(await answerFor(address, state)) };
    sendEvent(response, 'page', pageReport);
  };
  // one after the other: a report about an earlier state may take longer, and determines which source a page is from
  const report = (listener: Listener): Promise<void> => {
    const { state } = known;
    listener.reported = listener.reported.catch(() => {}).then(() => reportPage(listener, state));
    return listener.reported;
  };
  return {
    connect: async (request, response) => {
      if (!isFromHere(request)) return send(response, { status: 403, body: 'Only pages of this server may listen.\n' });
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      if (request.method === 'HEAD') return void response.end();
      response.write(`retry: ${retry}\n\n`);
      const listener: Listener = { response, address: addressOfListener(request), reported: Promise.resolve() };
      listeners.add(listener);
      request.once('close', () => listeners.delete(listener));
      sendEvent(response, 'findings', known.findings);
      await report(listener);
    },
    announce: async (now) => {
      const before = known;
      known = now;
      if (JSON.stringify(now.findings) !== JSON.stringify(before.findings))
        for (const { response } of listeners) sendEvent(response, 'findings', now.findings);
      if (now.state !== before.state) await Promise.all([...listeners].map(report));
    },
  };
}

/** The address of the page that starts listening by a request. */
export function addressOfListener({ url = '' }: IncomingMessage): string {
  return new URL(url, 'http://localhost').searchParams.get('page') ?? '/';
}

function sendEvent(response: ServerResponse, name: string, data: object): void {
  if (!response.closed) response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
