import { type SidebarItemData, usePage } from '@docsite/renderer/template';
import { SidebarContext } from '@theme/shell/sidebar-state';
import { useContext, useState } from 'react';

/** Levels of a sidebar of up to so many entries are drawn as they are. */
const wholeLevel = 200;

/**
 * Of longer ones pages hold the part that the current entry lies in, so that a page is no longer for having siblings.
 */
const partSize = 50;

/** The entries of a level that are drawn, by index; the end is the first that is not. */
export interface LevelPart {
  readonly start: number;
  readonly end: number;
}

/** The part of a level that is drawn, and how the reader extends it. */
export interface ShownPart extends LevelPart {
  /** Shows as many more as there are now, above. */
  readonly showBefore: () => void;
  /** Shows as many more as there are now, below. */
  readonly showAfter: () => void;
}

/** Keeps which part of a level is drawn: where the page is, and what the reader has asked for around it. */
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

/** The part of a level that pages hold which are, or lie below, its current entry; the first part for all others. */
export function partOfLevel(
  items: readonly SidebarItemData[],
  isCurrent: (item: SidebarItemData) => boolean,
): LevelPart {
  if (items.length <= wholeLevel) return { start: 0, end: items.length };
  const start = Math.floor(Math.max(0, items.findIndex(isCurrent)) / partSize) * partSize;
  return { start, end: Math.min(items.length, start + partSize) };
}

/** Where an entry leads that stands for a part: to the page next to what is drawn. */
export function nearestPage(items: readonly SidebarItemData[], from: number, step: 1 | -1): string | undefined {
  for (let index = from; index >= 0 && index < items.length; index += step) {
    const item = items[index];
    if (item !== undefined && 'href' in item && (item.type === 'category' || !item.external)) return item.href;
  }
  return undefined;
}
