import {
  type DocPage,
  type Finding,
  finding,
  notFoundRoute,
  type SidebarItem,
  type Site,
  versionKey,
} from '@docsite/core';
import { listNavbarItems } from '../links/config-links.js';
import { listSidebarItems } from '../links/sidebar-links.js';
import type { Rule, RuleInput } from '../rule.js';

/** Every document can be reached by a link. */
export const orphanPage: Rule = {
  name: 'orphan-page',
  description: 'Readers can reach every document.',
  defaultSeverity: 'warning',
  check,
};

function check(input: RuleInput): Finding[] {
  const { site } = input;
  const exempt = exemptions(site);
  const reached = reachedRoutes(input);
  const orphans = site.pages
    .filter((page) => page.kind === 'doc')
    .filter((page) => page.route !== notFoundRoute && !reached.has(page.route) && !exempt(page));
  const counts = new Map<string, number>();
  for (const { docs } of orphans) counts.set(docs.instance, (counts.get(docs.instance) ?? 0) + 1);
  return orphans.map(({ id, place, route, docs: { instance } }) => {
    const hint = `add '${id}' to a sidebar, link to it, or set \`unlisted: true\` in its front matter`;
    const found = finding('orphan-page', place, `no sidebar, navbar, footer or page links to '${route}'`, hint);
    return (counts.get(instance) ?? 0) > few ? { ...found, cause: instance } : found;
  });
}

/** Up to this many unreachable documents of an instance are reported individually, more of them together. */
const few = 5;

/**
 * Returns a predicate for pages that need no links, that a navbar item names by id, or that a sidebar may contain
 * once its file is right.
 */
function exemptions(site: Site): (page: DocPage) => boolean {
  const versions = site.docs.flatMap((instance) => instance.versions);
  const mainDocs = new Set(versions.map(({ instance, name, mainDoc }) => docKey(instance, name, mainDoc)));
  const broken = new Set(
    versions
      .filter(({ hasBrokenSidebars }) => hasBrokenSidebars)
      .map(({ instance, name }) => versionKey(instance, name)),
  );
  const withoutSidebars = new Set(
    site.config.docs.filter(({ sidebarPath }) => sidebarPath === false).map(({ id }) => id),
  );
  const named = listNavbarItems(site.config.navbar.items).filter((item) => item.type === 'doc');
  const isNamed = ({ id, docs }: DocPage) =>
    named.some((item) => item.docId === id && (item.docsInstance ?? docs.instance) === docs.instance);
  return (page) => {
    const { instance, version } = page.docs;
    return (
      page.unlisted ||
      page.draft ||
      withoutSidebars.has(instance) ||
      broken.has(versionKey(instance, version)) ||
      mainDocs.has(docKey(instance, version, page.id)) ||
      isNamed(page)
    );
  };
}

/**
 * Routes that a sidebar shows, or that are linked from a page other than the page itself and pages that only list
 * others.
 */
function reachedRoutes({ site, links }: RuleInput): ReadonlySet<string> {
  const listRoutes = new Set(site.pages.filter(({ holds }) => holds === 'links').map(({ route }) => route));
  const reached = new Set(site.docs.flatMap(listSidebarItems).flatMap((item) => sidebarRoute(item) ?? []));
  for (const { target, kind, writer, routes } of links) {
    if (target.type !== 'page' || kind !== 'link') continue;
    const isFromElsewhere = routes.some((route) => route !== target.route && !listRoutes.has(route));
    if (isFromElsewhere || writer === 'config' || writer === 'sidebar') reached.add(target.route);
  }
  return reached;
}

function sidebarRoute(item: SidebarItem): string | undefined {
  if (item.type === 'doc') return item.route;
  return item.type === 'category' ? item.link?.route : undefined;
}

function docKey(instance: string, version: string, id: string | undefined): string {
  return `${versionKey(instance, version)}\n${id}`;
}
