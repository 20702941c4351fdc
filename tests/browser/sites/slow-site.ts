import { setTimeout as wait } from 'node:timers/promises';
import { serveLocally } from '../../local-server.js';

const pieces = 40;
const pause = 20;

/** Lets a test delay documents. */
export interface Hold {
  /** How many of the 40 pieces of a document are sent at first. */
  readonly after: number;
  /** Settles when the rest may follow. */
  readonly release: () => Promise<void>;
}

/**
 * Serves a site like a slow network: documents arrive in pieces, and a browser may paint between any two.
 *
 * @returns The origin to visit.
 */
export async function serveSlowly(site: string, hold?: Hold): Promise<string> {
  const { origin } = await serveLocally(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      response.end(body);
      return;
    }
    const length = Math.ceil(body.length / pieces);
    for (let piece = 0; piece < pieces; piece++) {
      response.write(body.subarray(piece * length, (piece + 1) * length));
      await (piece + 1 === hold?.after ? hold.release() : wait(pause));
    }
    response.end();
  });
  return origin;
}
