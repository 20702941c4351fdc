import type { CheckInput } from '../check-input.js';
import type { ResolvedLink } from './site-link.js';

/**
 * The targets of redirects, each once however many addresses lead there. Locales other than the default one have no
 * redirects to what they lack, so that nothing of theirs can be wrong.
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
