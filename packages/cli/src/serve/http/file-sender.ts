import { createReadStream, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathFrom } from '@docsite/core';
import { statsOf } from '@docsite/core/process';
import fresh from 'fresh';
import sirv from 'sirv';
import { type ByteRange, parseByteRange } from './byte-range.js';
import { addFileHeaders } from './file-headers.js';
import { send } from './send.js';

/** A file on disk that is part of a site. */
export interface SiteFile {
  /** Relative to the site's folder; determines its media type and caching. */
  readonly path: string;
  /** Its location on disk. */
  readonly place: string;
}

/** Sends a file, or the requested part of it. */
export type FileSender = (request: IncomingMessage, response: ServerResponse, file: SiteFile) => void;

/**
 * Sends files with sirv. sirv supports neither lists in `If-None-Match` nor `If-Range`, and misreads ranges that end at
 * byte 0 or have no start: such requests are handled here.
 */
export function createFileSender(folder: string): FileSender {
  // with `dev` it reads one file per request; without, it would stop at any dangling link
  const sendWhole = sirv(folder, { dev: true, etag: true, extensions: [] });
  return (request, response, { path, place }) => {
    const lost = (): void => send(response, { status: 404, body: 'There is no such file.\n' });
    const stats = statsOf(place);
    if (stats?.isFile() !== true) return lost();
    addFileHeaders(response, path, headersOf(stats));
    if (fresh(request.headers, response.getHeaders())) return void response.writeHead(304).end();
    const range = rangeOf(request, response, stats.size);
    // if a file is removed while being sent, this ends the response instead of the server; the middleware that
    // compresses responses defers listeners added by `on` and `once` for too long
    response.prependOnceListener('pipe', (file) => file.once('error', () => response.destroy()));
    if (range !== undefined) return sendRange(response, place, { range, size: stats.size });
    delete request.headers.range;
    delete request.headers['if-none-match'];
    sendWhole(withPath(request, pathFrom(folder, place)), response, lost);
  };
}

function headersOf({ size, mtime }: Stats): Readonly<Record<string, string>> {
  return {
    'Last-Modified': mtime.toUTCString(),
    ETag: `W/"${size}-${mtime.getTime()}"`,
    'Accept-Ranges': 'bytes',
  };
}

/** The requested part, provided that the browser has the rest of the same file. */
function rangeOf(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const condition = headers['if-range'] as string | undefined;
  const isSameFile =
    condition === undefined ||
    condition === response.getHeader('Last-Modified') ||
    (!condition.startsWith('W/') && condition === response.getHeader('ETag'));
  return method === 'GET' && headers.range !== undefined && isSameFile
    ? parseByteRange(headers.range, size)
    : undefined;
}

function sendRange(
  response: ServerResponse,
  place: string,
  { range, size }: { readonly range: ByteRange | 'unsatisfiable'; readonly size: number },
): void {
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${size}`);
    send(response, { status: 416, body: 'The file does not have these bytes.\n' });
    return;
  }
  const { start, end } = range;
  response.writeHead(206, { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Content-Length': end - start + 1 });
  createReadStream(place, { start, end }).pipe(response);
}

/**
 * A request in the form for sirv. Its address is already parsed, because sirv would interpret `?` and `#` in a name.
 */
function withPath(request: IncomingMessage, path: string): IncomingMessage {
  const pathname = `/${path.replaceAll('%', '%25')}`;
  return Object.assign(request, { url: pathname, _parsedUrl: { raw: pathname, pathname } });
}
