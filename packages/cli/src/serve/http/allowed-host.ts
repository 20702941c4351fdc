import { isIP } from 'node:net';

/**
 * Whether a `Host` header names this server. Another site could resolve its own name to this address (DNS rebinding) to
 * read what is served; the header would then contain that name.
 *
 * @param header The header's value: a name or address, with or without a port.
 * @param boundTo The host the server listens on, as given.
 */
export function isAllowedHost(header: string | undefined, boundTo: string): boolean {
  const name = hostName(header);
  if (name === undefined) return false;
  if (isLoopback(name) || name === hostName(isIP(boundTo) === 6 ? `[${boundTo}]` : boundTo)) return true;
  return isWildcard(boundTo) && isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/** Whether a server that listens there is reachable at every address of the machine. */
export function isWildcard(host: string): boolean {
  return host === '' || host === '0.0.0.0' || host === '::';
}

function isLoopback(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    (isIP(name) === 4 && name.startsWith('127.'))
  );
}

function hostName(host: string | undefined): string | undefined {
  if (host === undefined || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname;
}
