import { type KeyPlaces, placeOfKey } from '../../../config/keys/key-places.js';
import { inPlainWords } from '../../../config/keys/schema-words.js';
import { type Issue, innermostIssues } from '../../../config/keys/union-branch.js';
import type { DocsConfig } from '../../../config/site-config.js';
import { type Finding, finding, type Place } from '../../../diagnostic.js';
import type { NumberPrefixes } from '../../../route/number-prefix.js';
import type { CategoryFile } from '../scan/category-file.js';
import type { Sidebar, SidebarCategoryLink, SidebarDoc, SidebarItem } from '../version/sidebar.js';
import {
  type AuthoredCategory,
  type AuthoredItem,
  authoredItem,
  generatedSidebars,
  lacksType,
} from './authored-sidebar.js';
import { CategoryLinks } from './category-links.js';
import { generateItems, indexPlaceOf } from './generate-items.js';
import { type DocSources, SidebarDocs } from './sidebar-docs.js';
import { commonKeysOf, SidebarEntries } from './sidebar-entries.js';
import { nameOf, SidebarFindings, type Spot, within } from './sidebar-findings.js';
import { type LabelSources, SidebarLabels, withoutVersion } from './sidebar-labels.js';

/** The input for building sidebars: one version of a docs instance. */
export interface SidebarSources extends LabelSources, DocSources {
  readonly categories: readonly CategoryFile[];
  readonly basePath: string;
  readonly numberPrefixes: NumberPrefixes;
  /** Defaults for categories that set neither; if absent, both are true. */
  readonly collapse?: { readonly collapsible: boolean; readonly collapsed: boolean };
  /** Whether a category that lists the folder of its own page lists the page too; absent if it does not. */
  readonly categoryPages?: DocsConfig['categoryPages'];
  /** The authored value; `false` for no sidebars, absent for one generated from the folders. */
  readonly authored?: unknown;
  /** Where the authored value is defined. */
  readonly places: KeyPlaces;
}

/** The sidebars of a version by name, and problems found in them. */
export interface BuiltSidebars {
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  readonly findings: readonly Finding[];
}

/** Builds the sidebars of a version: expands shorthands, lists folders, resolves ids to documents. */
export function buildSidebars(sources: SidebarSources): BuiltSidebars {
  if (sources.authored === false) return { sidebars: {}, findings: [] };
  const builder = new SidebarBuilder(sources);
  const authored = sources.authored ?? generatedSidebars;
  if (typeof authored !== 'object' || authored === null || Array.isArray(authored)) {
    const message = 'the sidebars file does not export an object of sidebars';
    return {
      sidebars: {},
      findings: [finding('sidebar-file', placeOfKey(sources.places, []), message, 'export default { name: [ … ] }')],
    };
  }
  const sidebars = Object.fromEntries(
    Object.entries(authored).map(([name, items]) => [
      withoutVersion(name, sources),
      builder.buildItems(items, { trail: [name], path: [name] }),
    ]),
  );
  return { sidebars, findings: builder.findings.found };
}

/**
 * Limited because code that renders a sidebar is recursive; folders cannot nest deeper than the longest path allows.
 */
const deepestSidebar = 250;

/** Where parts of a category are defined. */
interface CategoryPlaces {
  /** The keys that lead to its items in the sidebars file. */
  readonly items: Spot['path'];
  /** Where a `_category_` file describes the category's page. */
  readonly indexPlace?: Place | undefined;
}

class SidebarBuilder {
  readonly findings: SidebarFindings;
  /** The lists being built, outermost first. */
  private readonly openLists = new Set<unknown>();
  private readonly docs: SidebarDocs;
  private readonly labels: SidebarLabels;
  private readonly entries: SidebarEntries;
  private readonly categoryLinks: CategoryLinks;

  constructor(private readonly sources: SidebarSources) {
    const findings = new SidebarFindings(sources.docs, sources.places);
    const docs = new SidebarDocs(sources, findings);
    const labels = new SidebarLabels(sources, findings);
    const { basePath } = sources;
    const routes = new Set([...sources.docs.values()].map(({ route }) => route));
    this.findings = findings;
    this.docs = docs;
    this.labels = labels;
    this.entries = new SidebarEntries({ basePath, routes, docs, labels, findings });
    this.categoryLinks = new CategoryLinks({ basePath, docs, labels, findings });
  }

  /** Builds a list of authored items. */
  buildItems(items: unknown, spot: Spot): Sidebar {
    if (this.openLists.has(items) || spot.trail.length > deepestSidebar) {
      const reason = this.openLists.has(items) ? 'holds itself' : `is nested more than ${deepestSidebar} deep`;
      const message = `a list of the sidebar '${spot.trail[0]}' ${reason}`;
      this.findings.report('sidebar-cycle', spot, message, 'remove the list from itself');
      return [];
    }
    this.openLists.add(items);
    const built = this.buildList(items, spot);
    this.openLists.delete(items);
    return built;
  }

  private buildList(items: unknown, spot: Spot): Sidebar {
    if (Array.isArray(items)) return items.flatMap((item, index) => this.buildItem(item, within(spot, index)));
    if (hasKeys(items)) {
      return Object.entries(items).flatMap(([label, inner]) => this.buildShorthand(label, inner, within(spot, label)));
    }
    const hint = 'write a list, or an object of category labels and lists';
    this.findings.report('sidebar-file', spot, `the sidebar '${nameOf(spot)}' is not a list of items`, hint);
    return [];
  }

  /** Builds a category from its shorthand: a label and items. */
  private buildShorthand(label: string, items: unknown, spot: Spot): SidebarItem[] {
    return this.buildCategory({ type: 'category', label, items }, spot, { items: spot.path });
  }

  private buildItem(item: unknown, spot: Spot): SidebarItem[] {
    if (typeof item === 'string') return this.entries.doc({ type: 'doc', id: item }, spot);
    if (!hasKeys(item)) {
      this.findings.noItem(item, spot);
      return [];
    }
    if (lacksType(item)) {
      this.findings.noType(spot);
      return [];
    }
    if (!('type' in item)) return [...this.buildItems(item, { ...spot, trail: [...spot.trail, '…'] })];
    const result = authoredItem.safeParse(item, inPlainWords);
    if (!result.success) {
      this.findings.badItem(item, innermostIssues(result.error.issues)[0] as Issue, spot);
      return [];
    }
    return this.buildAuthored(result.data, spot, indexPlaceOf(item));
  }

  private buildAuthored(item: AuthoredItem, spot: Spot, indexPlace: Place | undefined): SidebarItem[] {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return this.entries.doc(item, spot);
      case 'link':
        return [this.entries.link(item, spot)];
      case 'html':
        return [this.entries.html(item, spot)];
      case 'autogenerated':
        return this.generate(item.dirName, spot);
      case 'category':
        return this.buildCategory(item, spot, { items: within(spot, 'items').path, indexPlace });
    }
  }

  /** Builds a category; without items it is an item for its document or left out, as in Docusaurus. */
  private buildCategory(item: AuthoredCategory, spot: Spot, places: CategoryPlaces): SidebarItem[] {
    const link = this.categoryLinks.build(item, spot, places.indexPlace);
    const trail = [...spot.trail, item.label];
    const ownPage = link?.type === 'doc' ? link.id : undefined;
    const written = this.buildItems(item.items ?? [], { trail, path: places.items, ownPage });
    if (written.length === 0) return this.buildEmpty(item, link, spot);
    const { collapse = { collapsible: true, collapsed: true } } = this.sources;
    const page = ownPage === undefined ? undefined : this.docs.get(ownPage);
    const customProps = item.customProps ?? page?.document.frontMatter.sidebar_custom_props;
    return [
      {
        type: 'category',
        label: this.labels.translate(spot, `category.${item.key ?? item.label}`, item.label),
        items: written,
        collapsible: item.collapsible ?? collapse.collapsible,
        collapsed: item.collapsed ?? collapse.collapsed,
        ...(item.description !== undefined && { description: item.description }),
        ...(link !== undefined && { link }),
        ...commonKeysOf({ ...item, customProps }),
      },
    ];
  }

  /** Builds a category without items: an item for its document, or nothing. */
  private buildEmpty(item: AuthoredCategory, link: SidebarCategoryLink | undefined, spot: Spot): SidebarDoc[] {
    if (link?.type === 'doc') {
      const { label, className, customProps } = item;
      return this.entries.doc({ type: 'doc', id: link.id, label, className, customProps }, spot);
    }
    const hasLink = item.link !== undefined && item.link !== null;
    if (!hasLink && isEmptyList(item.items ?? [])) this.findings.emptyCategory(item.label, spot);
    return [];
  }

  private generate(dirName: string, spot: Spot): SidebarItem[] {
    const ownPage = this.sources.categoryPages === 'items' ? undefined : spot.ownPage;
    const items = generateItems(dirName, [...this.sources.docs.values()], { ...this.sources, ownPage });
    const isEmpty = items.length === 0 && ownPage === undefined;
    if (isEmpty && this.sources.authored !== undefined) this.findings.emptyFolder(dirName, spot);
    return [...this.buildItems(items, spot)];
  }
}

/** Whether a value is a list or an object of keys and values, not one such as a date, a map or a promise. */
function hasKeys(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(value).length > 0 || [Object, Array, undefined].some((plain) => value.constructor === plain);
}

function isEmptyList(items: unknown): boolean {
  return typeof items === 'object' && items !== null && Object.keys(items).length === 0;
}
