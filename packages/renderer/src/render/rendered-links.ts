/** A link that a template emitted. */
export interface RenderedLink {
  /** Route of the page it stands on. */
  readonly route: string;
  readonly href: string;
  /** Name of the element that holds it. */
  readonly element: string;
}

const linkTag = /<(a|img|script|link|form|source|iframe)\b[^>]*?\s(?:href|src|action)="([^"]*)"/g;

/** Collects the links of rendered HTML that lies outside the page's content: those of navbar, sidebar, footer and head. */
export function collectRenderedLinks(html: string, content: string, route: string): RenderedLink[] {
  const at = content === '' ? -1 : html.indexOf(content);
  const shell = at === -1 ? html : html.slice(0, at) + html.slice(at + content.length);
  return Array.from(shell.matchAll(linkTag), ([, element, href]) => ({ route, element: element as string, href: unescapeAttribute(href as string) }));
}

function unescapeAttribute(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
