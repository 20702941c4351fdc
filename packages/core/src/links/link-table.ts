import type { PageBase } from '../content/page.js';
import type { Document, LinkUse } from '../parse/document.js';
import { getOrInsert } from '../values/get-or-insert.js';
import type { LinkIndex } from './link-index.js';
import type { LinkKind, LinkTarget } from './link-target.js';

/** The targets of a document's links, in the order of `Document.links`. */
export type PageLinks = readonly LinkTarget[];

/** Targets of the links of every document that becomes a page, by route. */
export type LinkTable = ReadonlyMap<string, PageLinks>;

/**
 * Resolves the links of all documents, for all later stages. Hrefs with the same meaning everywhere in a folder are
 * resolved once per folder.
 */
export function resolveLinks(
  pages: readonly (PageBase & { readonly source?: string })[],
  documents: Readonly<Record<string, Document>>,
  index: LinkIndex,
): LinkTable {
  const targetsOf = folderTargets();
  const table = new Map<string, PageLinks>();
  for (const page of pages) {
    const links = page.source === undefined ? undefined : documents[page.source]?.links;
    if (links === undefined || links.length === 0) continue;
    const { route } = page;
    const resolved = links.map((link) => {
      const {
        href,
        kind,
        place: { file },
      } = link;
      const shared = isSharedByFolder(href) ? targetsOf(kind, file) : undefined;
      const found =
        shared?.get(href) ?? withReplacement(index.resolve({ route, file }, href, kind), { link, route, index });
      const target = index.leavesMissing ? withWritten(found, link) : found;
      // suggestions never include the page itself, so they differ between pages
      if (target.type !== 'missing') shared?.set(href, target);
      return target;
    });
    table.set(route, resolved);
  }
  return table;
}

interface LinkToResolve {
  readonly link: LinkUse;
  readonly route: string;
  readonly index: LinkIndex;
}

/**
 * Applies the replacement for a broken Markdown link or image, if there is one. As in Docusaurus, a link left unchanged
 * counts as an address, and an image as a file that something else provides.
 */
function withReplacement(target: LinkTarget, { link, route, index }: LinkToResolve): LinkTarget {
  const { href, kind, place, isElement, isProp } = link;
  if (target.type !== 'missing' || index.replaceBroken === undefined || isElement || isProp) return target;
  if (kind === 'asset' || (kind === 'link' && target.reason !== 'no-source')) return target;
  const instead = index.replaceBroken({ kind, href, place });
  if (instead === undefined) return target;
  const found = index.resolve({ route, file: place.file }, instead.href, kind);
  if (found.type !== 'missing') return found;
  return kind === 'image' ? { type: 'external', url: instead.href } : { ...found, reason: 'no-route' };
}

/** Adds the address as written to the target of a broken Markdown link. */
function withWritten(target: LinkTarget, { href, kind, isProp }: LinkUse): LinkTarget {
  if (target.type !== 'missing' || kind !== 'link' || isProp) return target;
  return { ...target, written: href.startsWith('/') ? href : target.url };
}

type Targets = Map<string, LinkTarget>;

/** Caches targets by folder and href. Looking up the file first avoids splitting its path. */
function folderTargets(): (kind: LinkKind, file: string) => Targets {
  const files = {
    link: new Map<string, Targets>(),
    image: new Map<string, Targets>(),
    asset: new Map<string, Targets>(),
  };
  const folders = new Map<string, Targets>();
  return (kind, file) =>
    getOrInsert(files[kind], file, () => {
      const folder = `${kind} ${file.slice(0, file.lastIndexOf('/') + 1)}`;
      return getOrInsert(folders, folder, () => new Map());
    });
}

/**
 * Whether the target of an href depends only on the folder it is written in: paths from the root, and those of Markdown
 * files. Others also depend on the page.
 */
function isSharedByFolder(href: string): boolean {
  return href.startsWith('/') || /\.mdx?(?:[?#]|$)/.test(href);
}
