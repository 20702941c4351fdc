import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from '@polka/compression';
import { reportLater } from '../../report/report-later.js';
import { isAllowedHost } from './allowed-host.js';
import { type Answer, send } from './send.js';
import type { RequestHandler } from './served-site.js';

/** The checks on requests. */
export interface RequestChecks {
  /** The host name that the server listens on. */
  readonly host: string;
  /** Whether a POST request is accepted. */
  readonly takes?: ((request: IncomingMessage) => boolean) | undefined;
}

/** Wraps a handler with what every request needs: checks of host and method, and compression of the response. */
export function createRequestListener(respond: RequestHandler, checks: RequestChecks): RequestListener {
  const compress = compression({ mimes: /text|javascript|json|xml|wasm/ });
  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Vary', 'Accept-Encoding');
    const refusal = refuse(request, checks);
    if (refusal?.status === 405) response.setHeader('Allow', 'GET, HEAD');
    if (refusal !== undefined) return send(response, refusal);
    const answer = (): Promise<void> => respondOrFail(respond, request, response);
    // a range refers to the bytes of the uncompressed file
    if (request.headers.range === undefined) compress(request, response, answer);
    else void answer();
  };
}

function refuse(request: IncomingMessage, { host, takes }: RequestChecks): Answer | undefined {
  const { method, headers } = request;
  if (!isAllowedHost(headers.host, host))
    return { status: 403, body: 'This server does not answer to that name; docsite serve --host NAME allows it.\n' };
  const isTaken = method === 'GET' || method === 'HEAD' || (method === 'POST' && takes?.(request) === true);
  if (!isTaken) return { status: 405, body: 'This server answers only GET and HEAD.\n' };
  return undefined;
}

async function respondOrFail(
  respond: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await respond(request, response);
  } catch (error) {
    await reportLater(error);
    if (response.headersSent) response.destroy();
    else send(response, { status: 500, body: 'The server failed; see its terminal for the reason.\n' });
  }
}
