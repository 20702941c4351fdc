import { type LinkTarget, resolveLink, type Site } from '@docsite/core';
import type { CollectedLink, ResolvedLink } from './site-link.js';

/**
 * Finds the target of every link. Hrefs that mean the same from everywhere in a folder are resolved once for the
 * folder.
 *
 * @param resolve What turns an href into a target: core's `resolveLink`, unless a test passes its own.
 */
export function resolveLinks(
  site: Site,
  links: readonly CollectedLink[],
  resolve: typeof resolveLink = resolveLink,
): ResolvedLink[] {
  const targetsOf = folderTargets();
  return links.map((link) => {
    const shared = isSharedByFolder(link.href) ? targetsOf(link) : undefined;
    const target = shared?.get(link.href) ?? resolve(site, link.origin, link.href, meantKind(link));
    shared?.set(link.href, target);
    const { href, kind, place, writer, routes } = link;
    return { href, kind, place, writer, routes, target: link.outsideBaseUrl === true ? outside(link, target) : target };
  });
}

type Targets = Map<string, LinkTarget>;

/**
 * The targets already found from the folder of a link, by href. Files are looked up first: that spares cutting paths.
 */
function folderTargets(): (link: CollectedLink) => Targets {
  const files = {
    link: new Map<string, Targets>(),
    image: new Map<string, Targets>(),
    asset: new Map<string, Targets>(),
  };
  const folders = new Map<string, Targets>();
  return (link) => {
    const kind = meantKind(link);
    const file = link.origin.file ?? '';
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
 * Paths from the root and of Markdown files follow from the folder they are written in; others from the page as well.
 */
function isSharedByFolder(href: string): boolean {
  return href.startsWith('/') || /\.mdx?(?:[?#]|$)/.test(href);
}

/** `<link>` and the like of a template may name a page as well as a file. */
function meantKind({ kind, writer }: CollectedLink): CollectedLink['kind'] {
  return writer === 'template' && kind === 'asset' ? 'link' : kind;
}

/** Nothing of the site is at a path outside its base URL, even where there would be something inside. */
function outside({ href }: CollectedLink, inside: LinkTarget): LinkTarget {
  const candidates = inside.type === 'missing' ? [] : [inside.url];
  return { type: 'missing', reason: 'no-route', candidates, sought: href, url: href };
}
