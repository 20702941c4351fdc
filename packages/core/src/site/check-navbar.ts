import type { NavbarItemConfig, SiteConfig } from '../config/site-config.js';
import type { DocsVersion } from '../content/docs/docs-version.js';
import { type Finding, finding, type Place } from '../diagnostic.js';
import { didYouMean } from '../did-you-mean.js';
import type { DocsInstance } from './site.js';

/** Types that a navbar item may name. */
export const navbarItemTypes = [
  'link',
  'dropdown',
  'doc',
  'docSidebar',
  'docsVersionDropdown',
  'localeDropdown',
  'search',
  'html',
] as const;

/** Finds navbar items that cannot be drawn: of no known type, or naming documents and sidebars that do not exist. */
export function checkNavbar(config: SiteConfig, instances: readonly DocsInstance[], place: Place): Finding[] {
  return config.navbar.items.flatMap((item, index) => checkItem(item, `navbar.items[${index}]`));

  function checkItem(item: NavbarItemConfig, path: string): Finding[] {
    const inner = (item.items ?? []).flatMap((child, index) => checkItem(child, `${path}.items[${index}]`));
    const problem = problemOf(item);
    return problem === undefined
      ? inner
      : [finding('navbar-item', place, `${path}: ${problem.message}`, problem.hint), ...inner];
  }

  function problemOf(item: NavbarItemConfig): Problem | undefined {
    const type = item.type ?? 'link';
    if (!(navbarItemTypes as readonly string[]).includes(type)) {
      return {
        message: `unknown navbar item type '${type}'`,
        hint: didYouMean(type, navbarItemTypes) ?? `types are: ${navbarItemTypes.join(', ')}`,
      };
    }
    if (type === 'link' && item.items === undefined && item.to === undefined && item.href === undefined) {
      return {
        message: "the navbar item has no 'type' and leads nowhere",
        hint: `give it 'to', 'href', 'items', or one of the types ${navbarItemTypes.join(', ')}`,
      };
    }
    if (type === 'html' || type === 'search' || type === 'localeDropdown' || type === 'link' || type === 'dropdown')
      return undefined;
    return missingTarget(item, type);
  }

  function missingTarget(item: NavbarItemConfig, type: string): Problem | undefined {
    const id = item.docsInstance ?? instances[0]?.id ?? 'default';
    const instance = instances.find((candidate) => candidate.id === id);
    if (instance === undefined)
      return {
        message: `there is no docs instance '${id}'`,
        hint: didYouMean(
          id,
          instances.map((other) => other.id),
        ),
      };
    const version = instance.versions.find((candidate) => candidate.isLast) ?? instance.versions[0];
    return type === 'doc'
      ? missingDoc(item, version, id)
      : type === 'docSidebar'
        ? missingSidebar(item, version, id)
        : undefined;
  }
}

type Problem = { message: string; hint?: string | undefined };

function missingDoc(
  { docId }: NavbarItemConfig,
  version: DocsVersion | undefined,
  instance: string,
): Problem | undefined {
  if (docId === undefined)
    return {
      message: "the navbar item of type 'doc' has no 'docId'",
      hint: "give it the id of a document: `docId: 'intro'`",
    };
  const ids = (version?.docs ?? []).map((doc) => doc.id);
  if (ids.includes(docId)) return undefined;
  return {
    message: `the document id '${docId}' is not found in the docs instance '${instance}'`,
    hint: didYouMean(docId, ids),
  };
}

function missingSidebar(
  { sidebarId }: NavbarItemConfig,
  version: DocsVersion | undefined,
  instance: string,
): Problem | undefined {
  const names = Object.keys(version?.sidebars ?? {});
  const known = `its sidebars are: ${names.join(', ')}`;
  if (sidebarId === undefined)
    return { message: "the navbar item of type 'docSidebar' has no 'sidebarId'", hint: known };
  if (names.includes(sidebarId)) return undefined;
  const message = `the sidebar id '${sidebarId}' is not found in the docs instance '${instance}'`;
  return { message, hint: didYouMean(sidebarId, names) ?? known };
}
