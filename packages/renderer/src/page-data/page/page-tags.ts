import { completeUrl, type DocumentHead, mapHeadUrls, type PageLinks, type SiteConfig } from '@docsite/core';
import type { HeadTag } from '../../template/index.js';

/** The head elements of a document, with final URLs. */
export async function pageTags(
  { levels, firstLink }: DocumentHead,
  links: PageLinks,
  config: SiteConfig,
): Promise<HeadTag[][]> {
  let next = firstLink;
  const resolved: HeadTag[][] = [];
  for (const level of levels) {
    const tags: HeadTag[] = [];
    for (const tag of level) {
      tags.push(
        await mapHeadUrls(tag, ({ href, isAbsolute }) => {
          const url = links[next++]?.url ?? href;
          return isAbsolute ? completeUrl(url, config) : url;
        }),
      );
    }
    resolved.push(tags);
  }
  return resolved;
}
