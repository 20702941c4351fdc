import { headingsOfLevels, headingTree, type TOCTreeNode, type TocEntry } from '@docusaurus/inner/docs/heading-tree';
import { useEffect, useMemo } from 'react';

export type { TOCTreeNode };

/** Headings as a tree. */
export function useTreeifiedTOC(toc: readonly TocEntry[]): TOCTreeNode[] {
  return useMemo(() => headingTree(toc), [toc]);
}

/** Headings, and the levels to show. */
export interface FilteredTOC {
  readonly toc: readonly TocEntry[];
  readonly minHeadingLevel: number;
  readonly maxHeadingLevel: number;
}

/** The headings of some levels, as a tree. */
export function useFilteredAndTreeifiedTOC({ toc, minHeadingLevel, maxHeadingLevel }: FilteredTOC): TOCTreeNode[] {
  return useMemo(
    () => headingsOfLevels(headingTree(toc), minHeadingLevel, maxHeadingLevel),
    [toc, minHeadingLevel, maxHeadingLevel],
  );
}

/** The classes of links to headings, and of the link to the current heading. */
export interface TOCHighlightConfig {
  readonly linkClassName: string;
  readonly linkActiveClassName: string;
}

/** Marks the link to the current heading. */
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
