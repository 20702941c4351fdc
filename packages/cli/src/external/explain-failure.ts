import type { ExternalAnswer } from '@docsite/checker';
import { networkFailure } from '../report/errors/network-failure.js';

/** What a failed request says about its address. */
export interface FailedRequest {
  readonly answer: ExternalAnswer;
  /** Whether other requests to the host would fail, too. */
  readonly isOfHost: boolean;
}

/** Explains an error of `fetch`. */
export function explainFailure(error: unknown): FailedRequest {
  if ((error as Error).name === 'TimeoutError')
    return { answer: { verdict: 'unverifiable', reason: 'there was no answer in time' }, isOfHost: false };
  const { reason, isLasting, isOfHost, isLocal } = networkFailure(error);
  const verdict = isLasting ? 'broken' : 'unverifiable';
  return { answer: { verdict, reason, ...(isLocal && { isLocal }) }, isOfHost };
}

/** Status codes that say nothing about the address: the client is not known, asks too often, or comes at a bad time. */
const undecided: ReadonlySet<number> = new Set([401, 402, 403, 405, 406, 407, 408, 418, 421, 425, 426, 429, 451]);

/** What the status of a response says about an address, apart from redirects. */
export function explainStatus(status: number, text: string): ExternalAnswer {
  if (status >= 200 && status < 300) return { verdict: 'ok' };
  const reason = `the server answers ${status}${text === '' ? '' : ` (${text})`}`;
  const isBroken = status >= 400 && status < 500 && !undecided.has(status);
  return { verdict: isBroken ? 'broken' : 'unverifiable', reason };
}
