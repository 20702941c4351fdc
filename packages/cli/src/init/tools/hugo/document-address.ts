import { posix } from 'node:path';
import { slugPath, withoutDocumentEnding } from '@docsite/core';
import type { DocumentHead } from '../document-redirects.js';

/**
 * The address of a document of Hugo: the one in its front matter, or that of its path.
 *
 * @see https://gohugo.io/content-management/urls/
 */
export function addressOfHugo({ path, frontMatter: { url, slug } }: DocumentHead): string {
  if (typeof url === 'string' && url.startsWith('/')) return url.replace(/(?<=.)\/$/, '');
  const named = slugPath(withoutDocumentEnding(path), 'hugo').replace(/(?:^|\/)_?index$/, '');
  return typeof slug === 'string' ? posix.join('/', posix.dirname(named), slug) : `/${named}`;
}
