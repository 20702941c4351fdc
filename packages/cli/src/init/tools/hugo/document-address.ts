import { posix } from 'node:path';
import { slugPath, withoutDocumentEnding } from '@docsite/core';
import type { DocumentHead } from '../document-redirects.js';

/**
 * The address of a document of Hugo: the one in its front matter, or that of its path.
 *
 * @param slugs How addresses are made from names; as they are if absent.
 * @see https://gohugo.io/content-management/urls/
 */
export function addressOfHugo({ path, frontMatter: { url, slug } }: DocumentHead, slugs: 'hugo' | undefined): string {
  if (typeof url === 'string' && url.startsWith('/')) return url.replace(/(?<=.)\/$/, '');
  const named = slugPath(withoutDocumentEnding(path), slugs ?? 'names').replace(/(?:^|\/)_?index$/, '');
  return typeof slug === 'string' ? posix.join('/', posix.dirname(named), slug) : `/${named}`;
}
