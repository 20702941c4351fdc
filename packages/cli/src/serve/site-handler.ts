import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { createFileSender } from './file-sender.js';
import type { Handler } from './handler.js';
import { headersFor } from './headers-file.js';
import type { Manifest } from './manifest.js';
import { redirectOf } from './redirects-file.js';
import { type Resolved, resolveAddress } from './resolve-address.js';
import { send, sendRedirect } from './send.js';

/** Changes the HTML of a page on its way to the browser. */
export type EditHtml = (html: string) => string;

/** Serves a built site as a static host does. With `edit`, pages are sent as it makes them. */
export function createSiteHandler(manifest: Manifest, edit?: EditHtml): Handler {
  const sendFile = createFileSender(manifest.folder);
  return async (request, response) => {
    const [address, query] = splitQuery(request.url ?? '');
    const resolved = withoutLost(manifest, resolveAddress(manifest, address));
    if (resolved.kind === 'malformed') return send(response, { status: 400, body: 'This address cannot be read.\n' });
    const path = decodeURIComponent(address).normalize();
    for (const [name, value] of headersFor(manifest.headers, path)) response.setHeader(name, value);
    const moved = redirectOf(manifest.redirects, { path, query, isThere: resolved.kind !== 'missing' });
    if (moved !== undefined) return sendRedirect(response, moved);
    if (resolved.kind === 'redirect') return sendRedirect(response, { status: 302, location: resolved.to + query });
    if (resolved.kind === 'missing') return sendPage(response, 404, await readPage(manifest, resolved.page, edit));
    if (edit !== undefined && resolved.path.endsWith('.html'))
      return sendPage(response, 200, await readPage(manifest, resolved.path, edit));
    sendFile(request, response, { path: resolved.path, place: manifest.files.get(resolved.path) as string });
  };
}

function splitQuery(url: string): [string, string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/** Treats a file that was removed since the site was listed as missing. */
function withoutLost({ files }: Manifest, resolved: Resolved): Resolved {
  return resolved.kind !== 'file' || existsSync(files.get(resolved.path) ?? '') ? resolved : { kind: 'missing' };
}

async function readPage(
  { files }: Manifest,
  path: string | undefined,
  edit: EditHtml | undefined,
): Promise<string | undefined> {
  const file = path === undefined ? undefined : files.get(path);
  const html = file === undefined ? undefined : await readFile(file, 'utf8').catch(() => undefined);
  return html === undefined || edit === undefined ? html : edit(html);
}

function sendPage(response: ServerResponse, status: number, html: string | undefined): void {
  if (html === undefined) send(response, { status: 404, body: 'There is no such page.\n' });
  else send(response, { status, type: 'text/html; charset=utf-8', body: html });
}
