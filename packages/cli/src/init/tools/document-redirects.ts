import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ownValue, readFrontMatter } from '@docsite/core';
import { markdownBelow } from '../../build/input/find-markdown.js';
import { documentLinks } from './document-links.js';
import { movedAddresses } from './moved-addresses.js';
import type { MovedAddress } from './tool-site.js';

/** The front matter of a document, and its path in the folder of all. */
export interface DocumentHead {
  readonly path: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/**
 * The front matter of the documents in a folder, if their texts match a pattern.
 *
 * @param folder Absolute.
 */
export function documentHeads(folder: string, pattern: RegExp): DocumentHead[] {
  return [...markdownBelow(folder)].flatMap((path): DocumentHead[] => {
    const text = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n');
    return pattern.test(text) ? [{ path, frontMatter: readFrontMatter(text, path).frontMatter }] : [];
  });
}

/**
 * The redirects to documents whose front matter lists their old addresses, such as `aliases` of Hugo.
 *
 * @param folder That of the documents, absolute.
 * @param key The key of their list, or of one address.
 * @param addressOf The address of a document; old ones without a slash at their beginning stand beside it.
 */
export function redirectsOfDocuments(
  folder: string,
  key: string,
  addressOf: (document: DocumentHead) => string,
): MovedAddress[] {
  const heads = documentHeads(folder, new RegExp(`^["']?${key}["']?[ \\t]*[:=]`, 'm'));
  const moved = heads.flatMap((head) => {
    const to = addressOf(head);
    const old = [ownValue(head.frontMatter, key)].flat().filter((one) => typeof one === 'string');
    return old.map((from) => [from.startsWith('/') ? from : posix.join(posix.dirname(to), from), to] as const);
  });
  return movedAddresses(
    moved.filter(([from]) => from.replaceAll('/', '') !== ''),
    documentLinks(folder),
  );
}
