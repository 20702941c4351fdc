import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { errorCode } from '@docsite/core/process';
import { UsageError } from '../../report/errors/usage-error.js';
import { isWildcard } from './allowed-host.js';

/** The address to listen on. */
export interface ListenOptions {
  readonly host: string;
  /** 0 for any free port. If it is taken, the next free one is used. */
  readonly port: number;
}

/** A server that is listening. */
export interface Listening {
  /** Its address, such as `http://localhost:3000`. */
  readonly origin: string;
  /** Whether another port than the requested one is used, because that is taken. */
  readonly isMoved: boolean;
  /** Stops listening, and closes all open connections. */
  readonly close: () => Promise<void>;
}

/** The number of ports to try. */
const portsTried = 50;

/** Starts a server. Throws `UsageError` if it cannot listen. */
export async function listen(listener: RequestListener, { host, port }: ListenOptions): Promise<Listening> {
  const server = createServer(listener);
  try {
    await bindNear(server, port, host);
  } catch (error) {
    throw explain(error, { host, port });
  }
  const used = (server.address() as AddressInfo).port;
  return { origin: `http://${nameOf(host)}:${used}`, isMoved: port !== 0 && used !== port, close: () => close(server) };
}

/** A host as it is written in addresses. */
function nameOf(host: string): string {
  if (isWildcard(host)) return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** Listens on a port, or on the first free one above it. */
async function bindNear(server: Server, wanted: number, host: string): Promise<void> {
  const last = Math.min(wanted + portsTried, 65_536) - 1;
  for (let port = wanted; ; port++) {
    try {
      return await bind(server, port, host);
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE' || port >= last) throw error;
    }
  }
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      server.off('listening', succeed);
      reject(error);
    };
    const succeed = (): void => {
      server.off('error', fail);
      resolve();
    };
    server.once('error', fail).once('listening', succeed).listen(port, host);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function explain(error: unknown, { host, port }: ListenOptions): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return new UsageError(
      `port ${port} is taken by another process, and so are those above it`,
      'choose another with --port, or 0 for any free port',
    );
  if (code === 'EACCES')
    return new UsageError(
      `port ${port} needs rights that this process does not have`,
      'choose one above 1023 with --port',
    );
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return new UsageError(
      `cannot listen on '${host}': it is not an address of this machine`,
      'leave out --host to listen only on this machine, or pass 0.0.0.0 to be reachable from others',
    );
  }
  return error;
}
