import type { ExternalAnswer } from '@docsite/checker';
import { explainFailure, explainStatus } from './explain-failure.js';
import type { HostTurns } from './host-turns.js';
import { hasFragment, idsOfHtml } from './html-ids.js';

/** How to send requests to other sites: the timing, the user agent, and the timeout. */
export interface ExternalClient {
  readonly turns: HostTurns;
  /** The answers of origins that cannot be reached, which are asked once. */
  readonly unreachable: Map<string, ExternalAnswer>;
  readonly userAgent: string;
  /** Milliseconds to wait for a response. */
  readonly timeout: number;
  /** The maximum time in milliseconds that a host may ask to wait; if it asks for more, it is not asked again. */
  readonly longestWait: number;
}

const mostRedirects = 10;
const mostAttempts = 3;
/** The maximum number of characters of a page to search for ids. */
const longestPage = 5_000_000;
const permanent: ReadonlySet<number> = new Set([301, 308]);
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Checks an address, and whether the page there contains these fragments. */
export async function askAddress(
  address: string,
  fragments: readonly string[],
  client: ExternalClient,
): Promise<ExternalAnswer> {
  if (!URL.canParse(address)) return { verdict: 'broken', reason: 'it is not a valid address' };
  const passed = new Set<string>();
  let movedTo: string | undefined;
  let isForGood = true;
  for (let at = new URL(address).href; passed.size <= mostRedirects; ) {
    if (passed.has(at)) return { verdict: 'unverifiable', reason: 'it redirects in a circle' };
    passed.add(at);
    const response = await request(at, fragments.length > 0, client);
    if ('verdict' in response) return response;
    if (response.location === undefined)
      return { ...judge(response, fragments), ...(movedTo !== undefined && { movedTo }) };
    if (!URL.canParse(response.location, at))
      return { verdict: 'broken', reason: `it redirects to '${response.location}'` };
    const next = new URL(response.location, at);
    if (!/^https?:$/.test(next.protocol)) return { verdict: 'unverifiable', reason: `it redirects to '${next.href}'` };
    isForGood &&= permanent.has(response.status);
    if (isForGood) movedTo = next.href;
    next.hash = '';
    at = next.href;
  }
  return { verdict: 'unverifiable', reason: `it redirects more than ${mostRedirects} times` };
}

interface Reply {
  readonly status: number;
  readonly statusText: string;
  readonly location: string | undefined;
  /** Text of the HTML page, if it was requested. */
  readonly html: string | undefined;
}

/** Sends a HEAD request, or GET if HEAD is refused or the page is needed; waits as long as the host asks for. */
async function request(url: string, needsPage: boolean, client: ExternalClient): Promise<Reply | ExternalAnswer> {
  let method = needsPage ? 'GET' : 'HEAD';
  for (let attempt = 1; ; attempt++) {
    const reply = await exchange(url, method, client);
    if ('verdict' in reply) return reply;
    const { status, retryAfter } = reply;
    if ((status === 429 || status === 503) && retryAfter !== undefined) {
      if (retryAfter > client.longestWait || attempt === mostAttempts)
        return { verdict: 'unverifiable', reason: `the server answers ${status} and asks to come back later` };
      client.turns.pause(new URL(url).host, retryAfter);
    } else if (method === 'HEAD' && status >= 400 && status !== 429) method = 'GET';
    else return reply;
  }
}

type TimedReply = Reply & { readonly retryAfter: number | undefined };

function exchange(url: string, method: string, client: ExternalClient): Promise<TimedReply | ExternalAnswer> {
  const { host, origin } = new URL(url);
  const known = () => client.unreachable.get(origin);
  return client.turns.take<TimedReply | ExternalAnswer>(host, { known }, async () => {
    try {
      const response = await fetch(url, {
        method,
        redirect: 'manual',
        headers: { 'user-agent': client.userAgent, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
        signal: AbortSignal.timeout(client.timeout),
      });
      const location = redirects.has(response.status) ? response.headers.get('location') : null;
      const isPage = method === 'GET' && response.ok && /html/i.test(response.headers.get('content-type') ?? '');
      const html = isPage ? await readText(response) : undefined;
      if (!isPage) await response.body?.cancel();
      const { status, statusText } = response;
      return { status, statusText, location: location ?? undefined, html, retryAfter: readRetryAfter(response) };
    } catch (error) {
      const { answer, isOfHost } = explainFailure(error);
      if (isOfHost) client.unreachable.set(origin, answer);
      return answer;
    }
  });
}

/** Reads a page; `undefined` for one that is too long to search. */
async function readText({ body }: Response): Promise<string | undefined> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestPage) return undefined;
  }
  return text + decoder.decode();
}

/** The delay in `Retry-After`, in milliseconds, given in seconds or as a date; `undefined` without one. */
function readRetryAfter({ headers }: Response): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const milliseconds = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

/** What a reply says about its address and the fragments of it. */
function judge({ status, statusText, html }: Reply, fragments: readonly string[]): ExternalAnswer {
  const answer = explainStatus(status, statusText);
  if (answer.verdict !== 'ok' || html === undefined || fragments.length === 0) return answer;
  const ids = idsOfHtml(html);
  const known = fragments.flatMap((fragment): [string, boolean][] => {
    const isThere = hasFragment(ids, fragment);
    return isThere === undefined ? [] : [[fragment, isThere]];
  });
  return { ...answer, fragments: Object.fromEntries(known) };
}
