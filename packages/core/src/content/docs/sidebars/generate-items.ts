import { posix } from 'node:path';
import { compareText, type Place } from '../../../diagnostic.js';
import { type NumberPrefixes, prefixReader } from '../../../route/number-prefix.js';
import type { DocDraft } from '../drafts/doc-draft.js';
import type { CategoryFile } from '../scan/category-file.js';
import type { AuthoredItem } from './authored-sidebar.js';

interface Folder {
  /** Path relative to the content root, including number prefixes. */
  readonly path: string;
  readonly docs: DocDraft[];
  readonly folders: Map<string, Folder>;
}

interface Positioned {
  readonly item: unknown;
  readonly position: number | undefined;
  /** File or folder name, used to break ties. */
  readonly name: string;
}

/** Lists a folder as authored sidebar items: its documents and folders by position, then by name. */
export function generateItems(
  dirName: string,
  docs: readonly DocDraft[],
  options: {
    readonly categories: readonly CategoryFile[];
    readonly numberPrefixes: NumberPrefixes;
    /** Id of a document directly in the folder that is not listed: the page of the category that lists it. */
    readonly ownPage?: string | undefined;
  },
): unknown[] {
  const base = dirName === '.' || dirName === '' ? '' : posix.normalize(dirName);
  const root = buildTree(docs, base);
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const categories = new Map(options.categories.map((file) => [file.folder, file]));
  const ownPage = options.ownPage === undefined ? undefined : byId.get(options.ownPage);
  return itemsOf(root, { categories, docs: byId, numberPrefixes: options.numberPrefixes }, ownPage);
}

function buildTree(docs: readonly DocDraft[], base: string): Folder {
  const root: Folder = { path: base, docs: [], folders: new Map() };
  for (const doc of docs) {
    const folder = posix.dirname(doc.relative);
    const path = folder === '.' ? '' : folder;
    if (base !== '' && path !== base && !path.startsWith(`${base}/`)) continue;
    const parts = path
      .slice(base.length)
      .split('/')
      .filter((part) => part !== '');
    const parent = parts.reduce((at, part) => childFolder(at, part), root);
    parent.docs.push(doc);
  }
  return root;
}

function childFolder(parent: Folder, name: string): Folder {
  const existing = parent.folders.get(name);
  if (existing !== undefined) return existing;
  const child: Folder = { path: parent.path === '' ? name : `${parent.path}/${name}`, docs: [], folders: new Map() };
  parent.folders.set(name, child);
  return child;
}

interface ListOptions {
  readonly categories: ReadonlyMap<string, CategoryFile>;
  /** All documents, by id. */
  readonly docs: ReadonlyMap<string, DocDraft>;
  readonly numberPrefixes: NumberPrefixes;
}

function itemsOf(folder: Folder, options: ListOptions, skip?: DocDraft): unknown[] {
  const docs: Positioned[] = folder.docs
    .filter((doc) => doc !== skip)
    .map((doc) => ({
      item: { type: 'doc', id: doc.id },
      position: doc.sidebarPosition,
      name: posix.basename(doc.relative),
    }));
  const folders = [...folder.folders].map(([name, child]) => categoryOf(name, child, options));
  return [...docs, ...folders].sort(byPosition).map(({ item }) => item);
}

/** The keys of a category's page that concern its item in the sidebar. */
function entryOf({ document: { frontMatter } }: DocDraft): Pick<AuthoredItem, 'key' | 'className' | 'customProps'> {
  const { sidebar_key: key, sidebar_class_name: className, sidebar_custom_props: customProps } = frontMatter;
  return {
    ...(key !== undefined && { key }),
    ...(className !== undefined && { className }),
    ...(customProps !== undefined && { customProps }),
  };
}

function categoryOf(name: string, folder: Folder, options: ListOptions): Positioned {
  const prefixed = prefixReader(options.numberPrefixes)(name);
  const file = options.categories.get(folder.path);
  const { metadata = {}, indexPlace } = file ?? {};
  const linked = linkedDoc(metadata.link, folder, options.docs);
  const { position = linked?.sidebarPosition ?? prefixed.position, ...rest } = metadata;
  const item = {
    type: 'category',
    label: linked?.sidebarLabel ?? prefixed.name,
    ...(linked !== undefined && entryOf(linked)),
    ...rest,
    ...linkOf(metadata.link, linked),
    items: itemsOf(folder, options, linked),
    ...(indexPlace !== undefined && { [indexPlaceKey]: indexPlace }),
  };
  return { item, position, name };
}

/**
 * The key under which an item stores the place of its index, unknown to the item's schema. Because it is a symbol, it
 * survives the site's functions that list folders.
 */
const indexPlaceKey = Symbol('place of the index');

/** Where the `_category_` file of a generated category describes its page. */
export function indexPlaceOf(item: object): Place | undefined {
  return (item as { readonly [indexPlaceKey]?: Place })[indexPlaceKey];
}

type CategoryLink = CategoryFile['metadata']['link'];

/** The page of a category: its index, or the one that its `_category_` file names, in short only within the folder. */
function linkedDoc(link: CategoryLink, folder: Folder, all: ListOptions['docs']): DocDraft | undefined {
  if (link === undefined) return folder.docs.find((doc) => doc.isIndex);
  if (link === null || link.type !== 'doc') return undefined;
  return folder.docs.find((doc) => posix.basename(doc.id) === link.id) ?? all.get(link.id);
}

function linkOf(link: CategoryLink, linked: DocDraft | undefined): { link?: unknown } {
  if (linked !== undefined) return { link: { type: 'doc', id: linked.id } };
  return link === undefined || link === null ? { link: undefined } : { link };
}

/** Items with a position come first, in that order; the others follow by name. */
function byPosition(a: Positioned, b: Positioned): number {
  if (a.position !== undefined && b.position !== undefined)
    return a.position - b.position || compareText(a.name, b.name);
  if (a.position !== undefined) return -1;
  return b.position === undefined ? compareText(a.name, b.name) : 1;
}
