import { isAbsoluteUrl, rootHref } from '@docsite/core';
import type { CheckInput } from '../check-input.js';
import type { ResolvedLink } from './site-link.js';

/** The images and pages of the site that authors files refer to. */
export function collectAuthorLinks({ site, linkIndex }: CheckInput): ResolvedLink[] {
  return site.blogs.flatMap(({ authors }) =>
    authors.flatMap(({ author: { imageUrl, url }, place: entry, places }) => {
      const written = [
        { kind: 'image', href: imageUrl, place: places.image_url ?? places.imageURL },
        { kind: 'link', href: url, place: places.url },
      ] as const;
      return written.flatMap(({ kind, href, place = entry }): ResolvedLink[] => {
        if (href === undefined || isAbsoluteUrl(href)) return [];
        const target = linkIndex.resolveConfigured(href, kind);
        // Docusaurus resolves only images of Markdown
        const named = { href: rootHref(href), kind, ...(kind === 'image' && { isElement: true as const }) };
        return [{ ...named, place, writer: 'config', routes: [], target }];
      });
    }),
  );
}
