import type { ExternalAnswer } from '@docsite/checker';
import { explainFailure, explainStatus } from './explain-failure.js';
import type { HostTurns } from './host-turns.js';
import { hasFragment, idsOfHtml } from './html-ids.js';

/** How requests are sent to other sites: when, by which name, and how long an answer is waited for. */
export interface ExternalClient {
  readonly turns: HostTurns;
  readonly userAgent: string;
  /** Milliseconds to wait for an answer. */
  readonly timeout: number;
  /** Milliseconds that a host may ask to wait; one that asks for more is not asked again. */
  readonly longestWait: number;
}

const mostRedirects = 10;
const mostAttempts = 3;
/** Characters of a page that are searched for ids. */
const longestPage = 5_000_000;
const permanent: ReadonlySet<number> = new Set([301, 308]);
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Asks what is at an address, and whether the page there has these fragments. */
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
      return { ...(await judge(response, fragments)), ...(movedTo !== undefined && { movedTo }) };
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
  /** Text of an HTML page that was asked for. */
  readonly html: string | undefined;
}

/** Asks by HEAD, and by GET where HEAD is refused or the page is needed; waits as long as the host asks to. */
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
  return client.turns.take(new URL(url).host, async () => {
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
      return explainFailure(error);
    }
  });
}

/** Reads a page; `undefined` for one that is too long to be searched. */
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

/** The milliseconds that `Retry-After` asks for, in seconds or as a date; `undefined` where it says nothing. */
function readRetryAfter({ headers }: Response): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const milliseconds = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

async function judge({ status, statusText, html }: Reply, fragments: readonly string[]): Promise<ExternalAnswer> {
  const answer = explainStatus(status, statusText);
  if (answer.verdict !== 'ok' || html === undefined || fragments.length === 0) return answer;
  const ids = idsOfHtml(html);
  const known = fragments.flatMap((fragment): [string, boolean][] => {
    const isThere = hasFragment(ids, fragment);
    return isThere === undefined ? [] : [[fragment, isThere]];
  });
  return { ...answer, fragments: Object.fromEntries(known) };
}
