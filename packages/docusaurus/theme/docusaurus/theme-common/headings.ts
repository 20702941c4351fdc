import { useEffect, useMemo } from 'react';

interface TocItem {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** A heading, and those below it. */
export interface TOCTreeNode extends TocItem {
  readonly children: TOCTreeNode[];
}

/** Headings as a tree: each below the nearest one before it of a higher level. */
export function useTreeifiedTOC(toc: readonly TocItem[]): TOCTreeNode[] {
  return useMemo(() => treeOf(toc), [toc]);
}

function treeOf(toc: readonly TocItem[]): TOCTreeNode[] {
  const roots: TOCTreeNode[] = [];
  const open: TOCTreeNode[] = [];
  for (const item of toc) {
    const node: TOCTreeNode = { ...item, children: [] };
    while (open.length > 0 && (open.at(-1) as TOCTreeNode).level >= item.level) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

/** Headings, and the levels of those to show. */
export interface FilteredTOC {
  readonly toc: readonly TocItem[];
  readonly minHeadingLevel: number;
  readonly maxHeadingLevel: number;
}

/** The headings of some levels, as a tree. */
export function useFilteredAndTreeifiedTOC({ toc, minHeadingLevel, maxHeadingLevel }: FilteredTOC): TOCTreeNode[] {
  return useMemo(
    () => treeOf(toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)),
    [toc, minHeadingLevel, maxHeadingLevel],
  );
}

/** The classes of all links to headings, and of the one to the heading that is read. */
export interface TOCHighlightConfig {
  readonly linkClassName: string;
  readonly linkActiveClassName: string;
}

/** Marks the link to the heading that is read. */
export function useTOCHighlight(config: TOCHighlightConfig | undefined): void {
  useEffect(() => {
    if (config === undefined) return;
    const update = () => {
      const links = [...document.getElementsByClassName(config.linkClassName)] as HTMLAnchorElement[];
      const targets = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
      const passed = targets.findLastIndex((target) => target !== null && target.getBoundingClientRect().top < 100);
      links.forEach((link, index) => {
        link.classList.toggle(config.linkActiveClassName, index === Math.max(passed, 0));
      });
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [config]);
}
