import type { CheckInput } from '../check-input.js';
import type { ResolvedLink } from './site-link.js';

/**
 * The targets of redirects, each once regardless of the number of old addresses. Locales other than the default one
 * drop redirects to missing targets, so they cannot have broken ones.
 */
export function collectRedirectLinks({ site, linkIndex }: CheckInput): ResolvedLink[] {
  if (site.locale.name !== site.config.i18n.defaultLocale) return [];
  const links = site.redirects.map(
    ({ to, targetPlace }): ResolvedLink => ({
      href: to,
      kind: 'link',
      place: targetPlace,
      writer: 'redirect',
      routes: [],
      target: linkIndex.resolveConfigured(to),
    }),
  );
  return [...new Map(links.map((link) => [`${link.place.line}:${link.place.column} ${link.href}`, link])).values()];
}
