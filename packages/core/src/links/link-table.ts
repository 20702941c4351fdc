import type { PageBase } from '../content/page.js';
import type { Document, LinkUse } from '../parse/document.js';
import type { LinkIndex } from './link-index.js';
import type { LinkKind, LinkTarget } from './link-target.js';

/** The targets of a document's links, in the order of `Document.links`. */
export type PageLinks = readonly LinkTarget[];

/** Targets of the links of every document that makes a page, by route. */
export type LinkTable = ReadonlyMap<string, PageLinks>;

/**
 * Resolves the links of all documents, for every later stage. Hrefs that mean the same from everywhere in a folder are
 * resolved once for the folder.
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
      // what may have been meant is never the page itself, and so differs from page to page
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
 * A target, or, for a link or an image of Markdown that has none, that of what is to be written instead. A link that is
 * left as it is leads to an address, and an image to what is put there by others, after Docusaurus.
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

/** A target with the address that its author wrote, for links of Markdown that lead nowhere. */
function withWritten(target: LinkTarget, { href, kind, isProp }: LinkUse): LinkTarget {
  if (target.type !== 'missing' || kind !== 'link' || isProp) return target;
  return { ...target, written: href.startsWith('/') ? href : target.url };
}

type Targets = Map<string, LinkTarget>;

/**
 * The targets already found from the folder of a file, by href. Looking up the file first avoids splitting its path.
 */
function folderTargets(): (kind: LinkKind, file: string) => Targets {
  const files = {
    link: new Map<string, Targets>(),
    image: new Map<string, Targets>(),
    asset: new Map<string, Targets>(),
  };
  const folders = new Map<string, Targets>();
  return (kind, file) => {
    const known = files[kind].get(file);
    if (known !== undefined) return known;
    const folder = `${kind} ${file.slice(0, file.lastIndexOf('/') + 1)}`;
    const targets: Targets = folders.get(folder) ?? new Map();
    folders.set(folder, targets);
    files[kind].set(file, targets);
    return targets;
  };
}

/**
 * Paths from the root and of Markdown files follow from the folder they are written in, others from the page as well.
 */
function isSharedByFolder(href: string): boolean {
  return href.startsWith('/') || /\.mdx?(?:[?#]|$)/.test(href);
}
