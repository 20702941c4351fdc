import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { addFileHeaders } from './file-headers.js';

/** A file that is not on disk. */
export interface MadeFile {
  /** Determines its media type and caching. */
  readonly path: string;
  readonly contents: string | Uint8Array;
}

/** Sends a file created for the request, unless the browser already has it. */
export function sendContents(request: IncomingMessage, response: ServerResponse, { path, contents }: MadeFile): void {
  const hash = createHash('sha256').update(contents).digest('base64url').slice(0, 22);
  addFileHeaders(response, path, { ETag: `"${hash}"` });
  if (fresh(request.headers, response.getHeaders())) return void response.writeHead(304).end();
  response.setHeader('Content-Length', Buffer.byteLength(contents));
  response.end(contents);
}
