import { errorCode } from '@docsite/core/process';

/** Request failures that show that an address is wrong, by error code. */
const lastingFailures: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  ECONNREFUSED: 'the host refuses connections',
  CERT_HAS_EXPIRED: 'the certificate of the host has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate of the host is for another name',
};

/** Request failures that may be temporary, or caused locally. */
const passingFailures: Readonly<Record<string, string>> = {
  EAI_AGAIN: 'the name of the host cannot be looked up at the moment',
  ECONNRESET: 'the connection was reset',
  EHOSTUNREACH: 'the host cannot be reached from here',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'there was no answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'there was no answer in time',
  UND_ERR_SOCKET: 'the connection was closed',
};

/** Failures that any other address of the host would have, too. */
const ofHost: ReadonlySet<string> = new Set([
  ...Object.keys(lastingFailures),
  ...['EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'],
]);

/** Failures of the network of this machine. */
const ofThisMachine: ReadonlySet<string> = new Set(['EAI_AGAIN', 'ENETUNREACH']);

/** Why a request failed. */
interface NetworkFailure {
  readonly reason: string;
  /** Whether that shows that its address is wrong. */
  readonly isLasting: boolean;
  /** Whether other requests to the host would fail, too. */
  readonly isOfHost: boolean;
  /** Whether it says nothing about the host. */
  readonly isLocal: boolean;
}

/** Explains an error of `fetch`, whose cause has a code. */
export function networkFailure(error: unknown): NetworkFailure {
  const { message, cause } = error as Error & { readonly cause?: TlsError };
  const code = errorCode(cause);
  const lasting = lastingFailures[code];
  const known = lasting ?? passingFailures[code] ?? tlsReason(code, cause);
  return {
    reason: known ?? cause?.message ?? message,
    isLasting: lasting !== undefined,
    isOfHost: ofHost.has(code),
    isLocal: ofThisMachine.has(code),
  };
}

/** An error of OpenSSL. Its message has an address in memory, which differs from run to run. */
interface TlsError extends Error {
  readonly reason?: string;
}

function tlsReason(code: string, cause: TlsError | undefined): string | undefined {
  return code.startsWith('ERR_SSL_') && cause?.reason !== undefined
    ? `there is no secure connection: ${cause.reason}`
    : undefined;
}
