import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { UsageError } from '../report/usage-error.js';
import { isWildcard } from './allowed-host.js';

export interface ListenOptions {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
}

/** A server that listens. */
export interface Listening {
  /** Its address, such as `http://localhost:3000`. */
  readonly origin: string;
  /** Stops listening, and closes all open connections. */
  readonly close: () => Promise<void>;
}

/** Starts a server. Throws `UsageError` if it cannot listen. */
export async function listen(listener: RequestListener, { host, port }: ListenOptions): Promise<Listening> {
  const server = createServer(listener);
  try {
    await bind(server, port, host);
  } catch (error) {
    throw await explain(error as NodeJS.ErrnoException, { host, port });
  }
  const name = isWildcard(host) ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return { origin: `http://${name}:${(server.address() as AddressInfo).port}`, close: () => close(server) };
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function explain(error: NodeJS.ErrnoException, { host, port }: ListenOptions): Promise<Error> {
  if (error.code === 'EADDRINUSE') {
    const free = await findFreePort(port + 1, host);
    return new UsageError(
      `port ${port} is taken by another process`,
      free === undefined ? 'choose another with --port' : `port ${free} is free: --port ${free}`,
    );
  }
  if (error.code === 'EACCES')
    return new UsageError(
      `port ${port} needs rights that this process does not have`,
      'choose one above 1023 with --port',
    );
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') {
    return new UsageError(
      `cannot listen on '${host}': it is no address of this machine`,
      'leave --host out to listen on this machine alone, or give 0.0.0.0 to be reached from others',
    );
  }
  return error;
}

const portsTried = 50;

async function findFreePort(from: number, host: string): Promise<number | undefined> {
  for (let port = from; port < Math.min(from + portsTried, 65_536); port++) {
    const server = createServer();
    const isFree = await bind(server, port, host).then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await close(server);
    return port;
  }
  return undefined;
}
