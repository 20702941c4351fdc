import type { ExternalAnswer } from '@docsite/checker';

/** Failures that show that an address is wrong, by the code of the error. */
const broken: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  ECONNREFUSED: 'the host refuses connections',
  CERT_HAS_EXPIRED: 'the certificate of the host has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate of the host is for another name',
};

/** Failures that may pass, or come from where the check runs. */
const passing: Readonly<Record<string, string>> = {
  EAI_AGAIN: 'the name of the host cannot be looked up just now',
  ECONNRESET: 'the connection was reset',
  EHOSTUNREACH: 'the host cannot be reached from here',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'there was no answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'there was no answer in time',
  UND_ERR_SOCKET: 'the connection was closed',
};

/** What an error of a request says about its address. */
export function explainFailure(error: unknown): ExternalAnswer {
  const { name, message, cause } = error as Error & {
    readonly cause?: { readonly code?: string; readonly message?: string };
  };
  if (name === 'TimeoutError') return { verdict: 'unverifiable', reason: 'there was no answer in time' };
  const code = cause?.code ?? '';
  const reason = broken[code];
  if (reason !== undefined) return { verdict: 'broken', reason };
  return { verdict: 'unverifiable', reason: passing[code] ?? cause?.message ?? message };
}

/** Refusals that say nothing about the address: who asks is not known, asks too often, or comes at a bad time. */
const undecided: ReadonlySet<number> = new Set([401, 402, 403, 405, 406, 407, 408, 418, 421, 425, 426, 429, 451]);

/** What the status of an answer says about an address, redirects aside. */
export function explainStatus(status: number, text: string): ExternalAnswer {
  if (status >= 200 && status < 300) return { verdict: 'ok' };
  const reason = `the server answers ${status}${text === '' ? '' : ` (${text})`}`;
  const isBroken = status >= 400 && status < 500 && !undecided.has(status);
  return { verdict: isBroken ? 'broken' : 'unverifiable', reason };
}
