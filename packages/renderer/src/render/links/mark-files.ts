import type { LinkIndex } from '@docsite/core';

/** The start tag of a link whose address ends like that of a file. */
const fileTag = /<a (?=[^>]*?\bhref="([^"?#]*\.\w+)["?#])[^>]*>/g;

/** What already decides how browsers follow a link. */
const isDecided = /\s(?:data-file|download|target)(?=[\s=>])/;

/**
 * Marks the links in rendered HTML that lead to files of the site, as those of documents are marked when their tree is
 * resolved: browsers neither prefetch them as pages nor have the router follow them. Attributes that a component has
 * not set stay when it is hydrated.
 *
 * @param route The page that contains the HTML.
 */
export function markFiles(html: string, route: string, links: LinkIndex): string {
  return html.replace(fileTag, (tag, href: string) => {
    if (isDecided.test(tag)) return tag;
    const { type } = links.resolve({ route }, href.replaceAll('&amp;', '&'));
    return type === 'static' || type === 'asset' ? `<a data-file=""${tag.slice(2)}` : tag;
  });
}
