import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';

/** A server on this machine. */
export interface LocalServer {
  /** Such as `http://localhost:41234`. */
  readonly origin: string;
  readonly port: number;
  /** Ends all connections; the server continues to accept others. */
  readonly disconnect: () => void;
}

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Answers requests on a free port until the tests of the file end. */
export async function serveLocally(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, port, disconnect: () => server.closeAllConnections() };
}
