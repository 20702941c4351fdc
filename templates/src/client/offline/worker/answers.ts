import type { PageDataReader } from './page-data.js';

/** The copy of the site that a worker keeps. */
export interface OfflineCopy {
  /** The base address of the site. */
  readonly scope: URL;
  /** Whether a path belongs to a separate worker. */
  readonly isElsewhere: (path: string) => boolean;
  /**
   * The cache key of a file: the address itself if the file is named by its contents; `undefined` if it is not in the
   * copy.
   */
  readonly cacheKey: (url: string) => string | undefined;
  readonly file: (url: string) => Promise<Response | undefined>;
  readonly pageData: PageDataReader;
}

/** The response for the reader, and its origin. */
export interface Answer {
  readonly response: Response;
  readonly from: 'network' | 'copy';
}

/** How long to wait for the network, in milliseconds, before the copy answers: a stalled connection may never fail. */
const patience = 5000;

/** Answers a request; `undefined` for requests that the worker does not handle. */
export function answersFor(request: Request, copy: OfflineCopy): Promise<Answer> | undefined {
  const url = new URL(request.url);
  url.hash = '';
  if (
    request.method !== 'GET' ||
    request.headers.has('Range') ||
    url.origin !== copy.scope.origin ||
    copy.isElsewhere(url.pathname)
  )
    return undefined;
  const key = copy.cacheKey(url.href);
  if (key === url.href) return copyFirst(request, () => copy.file(url.href));
  if (key !== undefined) return networkFirst(request, () => copy.file(url.href));
  const path = readablePath(url, copy.scope);
  if (request.mode === 'navigate') return networkFirst(request, () => readShell(path, request, copy));
  if (!path?.startsWith('assets/pages/')) return undefined;
  const readData = async () => dataResponse(await copy.pageData(path));
  return networkFirst(request, readData, () => new Response('', { status: 404 }));
}

async function copyFirst(request: Request, readCopy: () => Promise<Response | undefined>): Promise<Answer> {
  const kept = await readCopy();
  return kept === undefined ? { response: await fetch(request), from: 'network' } : { response: kept, from: 'copy' };
}

/** Asks the server first: its files match a page of the current build, while the copy may be one build older. */
async function networkFirst(
  request: Request,
  readCopy: () => Promise<Response | undefined>,
  otherwise: () => Response = Response.error,
): Promise<Answer> {
  const fetched = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const response = await Promise.race([fetched, late]).catch(() => undefined);
  if (response !== undefined) return { response, from: 'network' };
  const kept = await readCopy();
  if (kept !== undefined) return { response: kept, from: 'copy' };
  return { response: await fetched.catch(() => otherwise()), from: 'network' };
}

/**
 * The document that renders every page. If the address is that of a file without a copy, the document shows a message
 * in a window; a frame gets no response, because the file may exist.
 */
async function readShell(
  path: string | undefined,
  { destination }: Request,
  copy: OfflineCopy,
): Promise<Response | undefined> {
  const looksLikeFile = path !== undefined && /\.(?!html$)[^/.]+$/.test(path);
  if (looksLikeFile && destination !== 'document' && (await copy.pageData(`assets/pages/${path}.json`)) === undefined)
    return undefined;
  return copy.file(new URL('assets/shell.html', copy.scope).href);
}

function dataResponse(json: string | undefined): Response | undefined {
  return json === undefined
    ? undefined
    : new Response(json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}

/** The path of an address in the site, unescaped. */
function readablePath(url: URL, scope: URL): string | undefined {
  if (!url.pathname.startsWith(scope.pathname)) return undefined;
  try {
    return decodeURIComponent(url.pathname.slice(scope.pathname.length));
  } catch {
    return undefined;
  }
}
