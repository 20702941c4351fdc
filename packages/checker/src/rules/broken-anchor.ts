import { type Finding, type FindNearest, finding, findNearest, getOrInsert, type Site } from '@docsite/core';
import { characterHint, invisibleIn, withoutInvisible } from '../links/character-hint.js';
import { knownIds, missesAnchor } from '../links/is-broken.js';
import { shownHref } from '../links/shown-href.js';
import { writerNote } from '../missing-link.js';
import type { Rule, RuleInput } from '../rule.js';

/** A link with an anchor leads to an id of its page. */
export const brokenAnchor: Rule = {
  name: 'broken-anchor',
  description: 'A link with an anchor leads to an id of its page.',
  defaultSeverity: 'warning',
  scope: 'links',
  check,
};

/** Pages with unknown ids are skipped. */
function check(input: RuleInput): Finding[] {
  const nameOf = versionlessNames(input.site);
  const pages = new Map<string, PageIds>();
  return input.links.flatMap((link) => {
    const { target, href } = link;
    if (!missesAnchor(target, input) || target.type !== 'page' || target.anchor === undefined) return [];
    if (!href.includes('#') && target.redirectedFrom !== undefined && isDefaultLocale(input)) return [];
    const page = getOrInsert(pages, target.route, () => idsOfPage(target.route, input));
    const [written, path, id] = [shownHref(href), pathInSite(target.route, input), shownHref(target.anchor)];
    const message = `broken anchor '${written}': '${path}' has no id '${id}'${writerNote(link)}`;
    const item = finding(
      'broken-anchor',
      link.place,
      message,
      characterHint(href) ?? hintOf(written, page.nearest(target.anchor), page.ids),
    );
    // Docusaurus does not check these
    const lesser = (link.isElement || link.writer === 'redirect') && { atMost: 'missing-asset' };
    return [{ ...item, cause: `${nameOf(target.route)}#${target.anchor}`, ...lesser }];
  });
}

/** Whether an anchor that a redirect adds is reported at the redirect: redirects of other locales are not checked. */
function isDefaultLocale({ site }: RuleInput): boolean {
  return site.locale.name === site.config.i18n.defaultLocale;
}

/** The path of a page with that of its locale: other translations of the page may have the id. */
function pathInSite(route: string, { site: { locale, config } }: RuleInput): string {
  const { baseUrl } = locale;
  const home = baseUrl.startsWith(config.baseUrl) ? `/${baseUrl.slice(config.baseUrl.length)}` : baseUrl;
  return home.slice(0, -1) + route;
}

/** The ids of a page, and which of them is nearest to another. */
interface PageIds {
  readonly ids: readonly string[];
  readonly nearest: FindNearest;
}

function idsOfPage(route: string, input: RuleInput): PageIds {
  const ids = knownIds(route, input);
  return { ids, nearest: findNearest(ids) };
}

/** The name of a page by route, without the version: a document has the same name in all versions. */
function versionlessNames({ pages }: Site): (route: string) => string {
  const names = new Map<string, string>();
  for (const page of pages) if (page.kind === 'doc') names.set(page.route, `${page.docs.instance}/${page.id}`);
  return (route) => names.get(route) ?? route;
}

function hintOf(href: string, meant: string | undefined, ids: readonly string[]): string | undefined {
  const unseen = meant && invisibleIn(meant);
  if (unseen)
    return `type the id '${withoutInvisible(meant)}' of the page again: it contains an invisible character, ${unseen}`;
  if (meant !== undefined) return `did you mean '${href.slice(0, href.indexOf('#'))}#${meant}'?`;
  if (ids.length === 0 || ids.length > 6) return undefined;
  return `the page has ${new Intl.ListFormat('en').format(ids.map((id) => `'#${id}'`))}`;
}
