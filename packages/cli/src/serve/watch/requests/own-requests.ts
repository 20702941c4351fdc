import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ShownFindings } from '@docsite/renderer/template';
import { send } from '../../http/send.js';
import { readWatchClient } from '../site/watch-client.js';
import { openEditor } from './open-editor.js';
import type { PageEvents } from './page-events.js';

/** Requests to the server by the script that is added to pages. */
export interface OwnRequests {
  /** Responds to a request by the script; returns undefined for any other. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void> | undefined;
  /** Whether a POST request is one by the script. */
  readonly takes: (request: IncomingMessage) => boolean;
}

/** Responds to the script: with its code, with events, and by opening the editor. */
export function createOwnRequests(
  siteDir: string,
  { events, findings }: { readonly events: PageEvents; readonly findings: () => ShownFindings },
): OwnRequests {
  return {
    answer: (request, response) => {
      const name = ownName(request);
      if (request.method === 'POST') return openEditor(request, response, { siteDir, findings: findings() });
      if (name === 'events') return events.connect(request, response);
      if (name !== 'client.js') return undefined;
      send(response, { status: 200, type: 'text/javascript; charset=utf-8', body: readWatchClient() });
      return Promise.resolve();
    },
    takes: (request) => ownName(request) === 'open',
  };
}

/**
 * The name of a request by the script; undefined for any other. Its address may be below any base URL, because a page
 * from before a restart may send requests before the configuration is read.
 */
export function ownName({ url = '' }: IncomingMessage): string | undefined {
  return /\/__docsite\/([^/?]+)(?:\?|$)/.exec(url)?.[1];
}
