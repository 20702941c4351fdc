import { hasScheme } from '@docsite/core';
import type { DocumentLinks } from './document-links.js';
import type { MovedAddress } from './tool-site.js';

/** Moved addresses, the first for each, without patterns and those where a document is, which no tool redirects. */
export function movedAddresses(
  entries: Iterable<readonly [from: string, to: unknown]>,
  documents: DocumentLinks,
): MovedAddress[] {
  const taken = new Set([...documents.keys()].map((path) => `/${path}`.toLowerCase()));
  return [...entries].flatMap(([written, target]): MovedAddress[] => {
    const from = addressOfFile(written);
    const key = from.toLowerCase();
    if (typeof target !== 'string' || /[?#*\\]/.test(from) || taken.has(key)) return [];
    taken.add(key);
    const to = hasScheme(target) ? target : addressOfFile(new URL(target, `https://a.example${from}`));
    return to === from ? [] : [{ from, to }];
  });
}

/** The address of a document's path, or of its page: `/a/README.md` and `/a/index.html` are `/a`. */
export function addressOfFile(file: string | URL): string {
  const { pathname, hash } = typeof file === 'string' ? { pathname: file, hash: '' } : file;
  const path = pathname.replace(/^\.?\/?/, '/').replace(/\.(?:md|html)$/, '');
  return (path.replace(/\/(?:README|index)?$/, '') || '/') + hash;
}

/**
 * Splits redirects into those to a document or to another site, and others: these lead nowhere.
 *
 * @returns The old addresses of the others.
 */
export function withoutLost(
  redirects: readonly MovedAddress[],
  documents: DocumentLinks,
): { readonly kept: readonly MovedAddress[]; readonly lost: readonly string[] } {
  const isKept = ({ to }: MovedAddress) => hasScheme(to) || documents.has(to.slice(1).replace(/#.*/, ''));
  return {
    kept: redirects.filter(isKept),
    lost: redirects.filter((redirect) => !isKept(redirect)).map(({ from }) => from),
  };
}
