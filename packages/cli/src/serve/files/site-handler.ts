import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { createFileSender } from '../http/file-sender.js';
import { send, sendRedirect } from '../http/send.js';
import type { RequestHandler } from '../http/served-site.js';
import { headersFor } from './headers-file.js';
import { decodedPath, lookUp } from './look-up.js';
import type { Manifest } from './manifest.js';

/** Serves a built site as a static host does. */
export function createSiteHandler(manifest: Manifest): RequestHandler {
  const sendFile = createFileSender(manifest.folder);
  return async (request, response) => {
    const url = request.url ?? '';
    const found = lookUp(manifest, url);
    if (found.kind === 'malformed') return send(response, { status: 400, body: 'This address cannot be read.\n' });
    for (const [name, value] of headersFor(manifest.headers, decodedPath(url))) response.setHeader(name, value);
    if (found.kind === 'redirect') return sendRedirect(response, found);
    if (found.kind === 'missing') return sendPage(response, 404, await readPage(manifest, found.page));
    sendFile(request, response, { path: found.path, place: manifest.files.get(found.path) as string });
  };
}

async function readPage({ files }: Manifest, path: string | undefined): Promise<string | undefined> {
  const file = path === undefined ? undefined : files.get(path);
  return file === undefined ? undefined : readFile(file, 'utf8').catch(() => undefined);
}

/** Sends the HTML of a page; without one, a line that says so. */
export function sendPage(response: ServerResponse, status: number, html: string | undefined): void {
  if (html === undefined) send(response, { status: 404, body: 'There is no such page.\n' });
  else send(response, { status, type: 'text/html; charset=utf-8', body: html });
}
