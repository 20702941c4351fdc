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

/** The documents in a folder. */
export interface DocumentFolder {
  /** Absolute. */
  readonly folder: string;
  /** Whether a path in it is one of them; all are if it is absent. */
  readonly isDocument?: (path: string) => boolean;
}

/** The front matter of the documents in a folder whose texts match a pattern. */
export function documentHeads({ folder, isDocument = () => true }: DocumentFolder, pattern: RegExp): DocumentHead[] {
  return [...markdownBelow(folder)].filter(isDocument).flatMap((path): DocumentHead[] => {
    const text = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n');
    return pattern.test(text) ? [{ path, frontMatter: readFrontMatter(text, path).frontMatter }] : [];
  });
}

/**
 * The redirects to documents whose front matter lists their old addresses, such as `aliases` of Hugo.
 *
 * @param key The key of their list, or of one address.
 * @param addressOf The address of a document; old ones without a slash at their beginning stand beside it.
 */
export function redirectsOfDocuments(
  documents: DocumentFolder,
  key: string,
  addressOf: (document: DocumentHead) => string,
): MovedAddress[] {
  const heads = documentHeads(documents, new RegExp(`^["']?${key}["']?[ \\t]*[:=]`, 'm'));
  const moved = heads.flatMap((head) => {
    const to = addressOf(head);
    const old = [ownValue(head.frontMatter, key)].flat().filter((one) => typeof one === 'string');
    return old.map((from) => [from.startsWith('/') ? from : posix.join(posix.dirname(to), from), to] as const);
  });
  return movedAddresses(
    moved.filter(([from]) => from.replaceAll('/', '') !== ''),
    documentLinks(documents.folder),
  );
}
