/** A link that a template emitted. */
export interface RenderedLink {
  /** Route of the page it stands on. */
  readonly route: string;
  readonly href: string;
  /** Name of the element that holds it. */
  readonly element: string;
}

const holders = new Set(['a', 'img', 'script', 'link', 'form', 'source', 'iframe']);
const link = / (?:href|src|action)="([^"]*)"/g;

/**
 * Collects the links of rendered HTML that lies outside the page's content: those of navbar, sidebar, footer and head.
 */
export function collectRenderedLinks(html: string, content: string, route: string): RenderedLink[] {
  const at = content === '' ? html.length : html.indexOf(content);
  const end = at + content.length;
  const links: RenderedLink[] = [];
  link.lastIndex = 0;
  for (let match = link.exec(html); match !== null; match = link.exec(html)) {
    if (match.index >= at && match.index < end) {
      link.lastIndex = end;
      continue;
    }
    const start = html.lastIndexOf('<', match.index) + 1;
    const element = html.slice(start, html.indexOf(' ', start));
    if (holders.has(element)) links.push({ route, element, href: unescapeAttribute(match[1] as string) });
  }
  return links;
}

function unescapeAttribute(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
