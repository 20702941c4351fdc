import { keyPath } from '../config/keys/key-path.js';
import { type KeyPlaces, placeOfKey } from '../config/keys/key-places.js';
import { navbarEntries } from '../config/navbar-entries.js';
import type { DropdownItemConfig, NavbarItemConfig, SiteConfig } from '../config/site-config.js';
import type { DocsInstance, DocsVersion } from '../content/docs/version/docs-version.js';
import { findDoc } from '../content/docs/version/find-doc.js';
import { type Finding, finding } from '../diagnostic.js';
import { didYouMean } from '../suggest/did-you-mean.js';

/** Reports navbar items that name documents, sidebars or docs instances that do not exist. */
export function checkNavbar(config: SiteConfig, instances: readonly DocsInstance[], places: KeyPlaces): Finding[] {
  return config.navbar.items.flatMap((item, index) => {
    const path = ['navbar', 'items', index];
    return [
      ...checkItem(item, path),
      ...navbarEntries(item).flatMap(({ entry, path: below }) => checkItem(entry, [...path, ...below])),
    ];
  });

  function checkItem(item: NavbarItemConfig | DropdownItemConfig, path: readonly PropertyKey[]): Finding[] {
    const problem = problemOf(item, instances);
    if (problem === undefined) return [];
    const place = placeOfKey(places, [...path, problem.key]);
    const found = finding('navbar-item', place, `${keyPath(path)}: ${problem.message}`, problem.hint);
    return [problem.key === 'docsInstance' ? { ...found, lacks: 'docs-instance' } : found];
  }
}

interface Problem {
  /** The key of the item with the unknown name. */
  readonly key: 'docsInstance' | 'docId' | 'sidebarId';
  readonly message: string;
  readonly hint?: string | undefined;
}

function problemOf(
  item: NavbarItemConfig | DropdownItemConfig,
  instances: readonly DocsInstance[],
): Problem | undefined {
  if (
    item.type !== 'doc' &&
    item.type !== 'docSidebar' &&
    item.type !== 'docsVersion' &&
    item.type !== 'docsVersionDropdown'
  )
    return undefined;
  const id = item.docsInstance ?? instances[0]?.id ?? 'default';
  const instance = instances.find((candidate) => candidate.id === id);
  if (instance === undefined) {
    const ids = instances.map((other) => other.id);
    return { key: 'docsInstance', message: `there is no docs instance '${id}'`, hint: didYouMean(id, ids) };
  }
  const version = instance.versions.find((candidate) => candidate.isLast) ?? instance.versions[0];
  if (item.type === 'doc') return missingDoc(item.docId, version, id);
  return item.type === 'docSidebar' ? missingSidebar(item.sidebarId, version, id) : undefined;
}

function missingDoc(docId: string, version: DocsVersion | undefined, instance: string): Problem | undefined {
  if (version !== undefined && findDoc(version, docId) !== undefined) return undefined;
  const ids = (version?.docs ?? []).map((doc) => doc.id);
  const message = `the document id '${docId}' is not found in the docs instance '${instance}'`;
  return { key: 'docId', message, hint: didYouMean(docId, ids) };
}

function missingSidebar(sidebarId: string, version: DocsVersion | undefined, instance: string): Problem | undefined {
  const names = Object.keys(version?.sidebars ?? {});
  if (names.includes(sidebarId) || version?.hasBrokenSidebars) return undefined;
  const message = `the sidebar id '${sidebarId}' is not found in the docs instance '${instance}'`;
  return { key: 'sidebarId', message, hint: didYouMean(sidebarId, names) ?? `its sidebars are: ${names.join(', ')}` };
}
