import { request } from 'node:http';
import { serveLocally } from '../../local-server.js';

/**
 * The connection between the browser and a site, which a test can break. A browser's own offline mode leaves service
 * workers connected.
 */
export interface Connection {
  /** The origin to visit, such as `http://localhost:41234`. */
  readonly origin: string;
  /** Addresses requested so far, without the origin. */
  readonly asked: readonly string[];
  /** Blocks all requests from now on. */
  readonly cut: () => void;
  readonly restore: () => void;
  /** Responds to a path in place of the site, or never; without an answer the site responds again. */
  readonly answer: (path: string, answer?: StandIn | 'never') => void;
}

export interface StandIn {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Opens a connection to the site at an origin; it closes when the tests of the file end. */
export async function connectTo(site: string): Promise<Connection> {
  const asked: string[] = [];
  const standIns = new Map<string, StandIn | 'never'>();
  let isCut = false;
  const { origin, disconnect } = await serveLocally((incoming, outgoing) => {
    const address = incoming.url ?? '/';
    if (isCut) return incoming.socket.destroy();
    asked.push(address);
    const standIn = standIns.get(new URL(address, site).pathname);
    if (standIn === 'never') return;
    if (standIn !== undefined)
      return outgoing.writeHead(standIn.status, { 'Content-Type': standIn.type }).end(standIn.body);
    const headers = { ...incoming.headers, host: new URL(site).host };
    const onward = request(new URL(address, site), { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  return {
    origin,
    asked,
    cut: () => {
      isCut = true;
      disconnect();
    },
    restore: () => {
      isCut = false;
    },
    answer: (path, answer) => {
      if (answer === undefined) standIns.delete(path);
      else standIns.set(path, answer);
    },
  };
}
