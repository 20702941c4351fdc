import * as z from 'zod';
import { runsNoCode } from '../../../url-scheme.js';

const hint = 'link to http, https, mailto, tel or a path of this site';

/** The target of a link: a path of the site, or an address of any scheme that cannot run code (`obsidian:`). */
export const href = z.string().refine(runsNoCode, {
  error: "expected a path or an address such as 'https://example.org'",
  params: { hint },
});

/** The site's own HTML, whose links may not use schemes that run code. */
export const html = z.string().superRefine((text, context) => {
  for (const url of urlsIn(text)) {
    if (runsNoCode(url)) continue;
    const message = `expected links that run no code, not '${url}'`;
    context.addIssue({ code: 'custom', message, params: { hint } });
  }
});

/** Additional attributes of a link, none of which may run code. */
export const linkAttributes = z
  .record(
    z.string().regex(/^(?!on|style$|href$)[a-z][a-z0-9-]*$/, 'expected the name of an attribute that runs no code'),
    z.string(),
  )
  .exactOptional();

/** The URLs of links and forms in an HTML fragment. */
function urlsIn(text: string): string[] {
  const attributes = text.matchAll(/\b(?:href|src|action|formaction)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi);
  return [...attributes].map(([, double, single, bare]) => withoutEntities(double ?? single ?? bare ?? ''));
}

/** Decodes character references, because browsers do so before they read a URL's scheme. */
function withoutEntities(text: string): string {
  return text
    .replace(/&#x([\da-f]+);?/gi, (_, code: string) => characterOf(Number.parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code: string) => characterOf(Number(code)))
    .replace(/&colon;/gi, ':')
    .replace(/&(?:tab|newline);/gi, '');
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
