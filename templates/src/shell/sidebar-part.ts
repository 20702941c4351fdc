import { type SidebarItemData, usePage } from '@docsite/renderer/template';
import { SidebarContext } from '@theme/shell/sidebar-state';
import { useContext, useState } from 'react';

/** Levels of a sidebar with at most this number of entries are rendered completely. */
const wholeLevel = 200;

/**
 * Of longer ones, pages contain the part around the current entry, so that the size of a page is independent of the
 * number of its siblings.
 */
const partSize = 50;

/** The rendered entries of a level, by index; the end is exclusive. */
export interface LevelPart {
  readonly start: number;
  readonly end: number;
}

/** The rendered part of a level, and functions to extend it. */
export interface ShownPart extends LevelPart {
  /** Shows as many more entries as are shown now, above. */
  readonly showBefore: () => void;
  /** Shows as many more entries as are shown now, below. */
  readonly showAfter: () => void;
}

/** Keeps which part of a level is rendered: the part around the page, and what the reader has added. */
export function useShownPart(items: readonly SidebarItemData[]): ShownPart {
  const { url } = usePage();
  const { branch } = useContext(SidebarContext);
  const own = partOfLevel(items, (item) =>
    item.type === 'category' ? branch.has(item) : 'href' in item && item.href === url,
  );
  const [asked, setAsked] = useState(own);
  const shown = asked.start <= own.start && asked.end >= own.end ? asked : own;
  if (shown !== asked) setAsked(shown);
  const { start, end } = shown;
  const more = Math.max(partSize, end - start);
  return {
    start,
    end,
    showBefore: () => setAsked({ start: Math.max(0, start - more), end }),
    showAfter: () => setAsked({ start, end: Math.min(items.length, end + more) }),
  };
}

/** The part of a level with the entry that is current or contains the current one; the first part on other pages. */
function partOfLevel(items: readonly SidebarItemData[], isCurrent: (item: SidebarItemData) => boolean): LevelPart {
  if (items.length <= wholeLevel) return { start: 0, end: items.length };
  const start = Math.floor(Math.max(0, items.findIndex(isCurrent)) / partSize) * partSize;
  return { start, end: Math.min(items.length, start + partSize) };
}

/** The target of an entry that replaces others: the page next to the rendered part. */
export function nearestPage(items: readonly SidebarItemData[], from: number, step: 1 | -1): string | undefined {
  for (let index = from; index >= 0 && index < items.length; index += step) {
    const item = items[index];
    if (item !== undefined && 'href' in item && (item.type === 'category' || !item.external)) return item.href;
  }
  return undefined;
}
