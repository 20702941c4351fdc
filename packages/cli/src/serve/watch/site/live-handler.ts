import type { ServerResponse } from 'node:http';
import { headersFor } from '../../files/headers-file.js';
import { decodedPath, shownFile } from '../../files/look-up.js';
import { sendPage } from '../../files/site-handler.js';
import { createFileSender } from '../../http/file-sender.js';
import { send, sendRedirect } from '../../http/send.js';
import { sendContents } from '../../http/send-contents.js';
import type { RequestHandler } from '../../http/served-site.js';
import type { EarlierFiles } from './earlier-files.js';
import type { LiveContents } from './live-contents.js';
import type { RemovedPages } from './removed-pages.js';

/** What is served besides the files of the site in memory, and how the HTML of pages is changed. */
export interface LiveHandlerOptions {
  readonly siteDir: string;
  /** Changes the HTML of a page before it is sent. */
  readonly edit: (html: string) => string;
  readonly earlier: EarlierFiles;
  readonly removed: RemovedPages;
  /** Responds for a page that has never been rendered successfully, with the path of its source. */
  readonly sendBroken: (response: ServerResponse, source: string | undefined) => Promise<void>;
}

/** Serves a site in memory as `createSiteHandler` serves a built one. */
export function createLiveHandler(
  contents: LiveContents,
  { siteDir, edit, earlier, removed, sendBroken }: LiveHandlerOptions,
): RequestHandler {
  const sendFile = createFileSender(siteDir);
  return async (request, response) => {
    const url = request.url ?? '';
    const found = await contents.lookUp(url);
    if (found.kind === 'malformed') return send(response, { status: 400, body: 'This address cannot be read.\n' });
    const path = shownFile(found);
    const html = path?.endsWith('.html') ? await contents.readPage(path) : undefined;
    const file = html === undefined && path !== undefined ? await contents.read(path) : undefined;
    for (const [name, value] of headersFor(await contents.headers(), decodedPath(url))) response.setHeader(name, value);
    if (found.kind === 'redirect') return sendRedirect(response, found);
    const before = found.kind === 'missing' ? await earlier.get(contents.pathOf(url)) : undefined;
    if (before !== undefined) return sendContents(request, response, before);
    if (found.kind === 'missing') return sendPage(response, 404, html && removed.explain(edit(html), url));
    if (html !== undefined) return sendPage(response, 200, edit(html));
    if (file === undefined) return sendBroken(response, contents.sourceOf(found.path));
    if ('place' in file) sendFile(request, response, { path: found.path, place: file.place });
    else {
      earlier.noteSent(found.path, contents.state);
      sendContents(request, response, { path: found.path, contents: file.contents });
    }
  };
}
