import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll } from '@jest/globals';

const pieces = 40;
const pause = 20;

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/**
 * Serves a site as a slow network does: documents come in pieces, and a browser may paint between any two. Gives where
 * it is to be visited.
 */
export async function serveSlowly(site: string): Promise<string> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const length = Math.ceil(body.length / pieces);
    for (let start = 0; type.startsWith('text/html') && start < body.length; start += length) {
      response.write(body.subarray(start, start + length));
      await wait(pause);
    }
    response.end(type.startsWith('text/html') ? undefined : body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
