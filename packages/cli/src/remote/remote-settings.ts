import { UsageError } from '../report/errors/usage-error.js';

/** What a build may do with a remote cache. */
export const remoteAccesses = ['off', 'read-only', 'read-write'] as const;

/** Whether a build reads a remote cache, and whether it writes to it. */
export type RemoteAccess = (typeof remoteAccesses)[number];

/** A remote cache, and how to access it. */
export interface RemoteSettings {
  /** Without credentials, and without a trailing slash. */
  readonly url: string;
  /** May contain secrets, which are never printed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
}

/** Names of environment variables. */
const addressVariable = 'DOCSITE_REMOTE_CACHE';
const headerVariable = 'DOCSITE_REMOTE_CACHE_HEADER';

/**
 * The remote cache of a build: from the environment, or else from the configuration; undefined if there is none, or if
 * it is off. Throws a `UsageError` if the environment contains invalid settings.
 */
export function remoteSettings(configured: string | undefined, access: RemoteAccess): RemoteSettings | undefined {
  const { [addressVariable]: named = '', [headerVariable]: lines = '' } = process.env;
  const address = named === '' ? configured : named;
  if (address === undefined || address === 'off' || access === 'off') return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new UsageError(
      `${addressVariable} does not contain the address of a cache`,
      "set one such as 'https://cache.example.org', or 'off' for none",
    );
  const { username, password } = url;
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    url: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
    headers: {
      ...(username !== '' && { authorization: `Basic ${Buffer.from(login).toString('base64')}` }),
      ...readHeaders(lines),
    },
    isReadOnly: access === 'read-only',
  };
}

/** Parses headers, one per line: `Authorization: Bearer …`. */
function readHeaders(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*([\t\x20-\x7e]*?)\s*$/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) return [name.toLowerCase(), value];
      throw new UsageError(
        `${headerVariable} holds a line that is no header`,
        "write each as a name, a colon and a value, such as 'Authorization: Bearer …'",
      );
    }),
  );
}
