import { formatLabel, type SidebarItemData, useLabels } from '@docsite/renderer/template';
import { SidebarCategory } from '@theme/shell/sidebar-category';
import { SidebarItem } from '@theme/shell/sidebar-entry';
import { nearestPage, useShownPart } from '@theme/shell/sidebar-part';
import { SidebarContext, useOpenCategories } from '@theme/shell/sidebar-state';
import { type MouseEvent, useContext, useRef } from 'react';

/** The entries of one level of a sidebar. */
export interface SidebarListProps {
  readonly items: readonly SidebarItemData[];
  /** Id of the list, from which those of nested lists are derived. */
  readonly id: string;
}

/** One level of a sidebar, or the part of a long level around the page. */
export function SidebarList({ items, id }: SidebarListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { start, end, showBefore, showAfter } = useShownPart(items);
  const { open, toggle } = useOpenCategories(items, list, start);
  const { branch } = useContext(SidebarContext);
  const labels = useLabels();
  return (
    <ul className="sidebar-list" id={id} ref={list}>
      {start > 0 && (
        <SidebarMore href={nearestPage(items, start - 1, -1)} onShow={showBefore}>
          {formatLabel(labels.sidebarBefore, { count: start })}
        </SidebarMore>
      )}
      {items.slice(start, end).map((item, place) => {
        const index = start + place;
        if (item.type === 'category' && item.unlisted && !branch.has(item)) return null;
        return item.type === 'category' ? (
          <SidebarCategory
            key={index}
            category={item}
            id={`${id}-${index}`}
            isOpen={open.has(index)}
            onToggle={() => toggle(index)}
          >
            {open.has(index) && <SidebarList items={item.items} id={`${id}-${index}`} />}
          </SidebarCategory>
        ) : (
          <SidebarItem key={index} item={item} />
        );
      })}
      {end < items.length && (
        <SidebarMore href={nearestPage(items, end, 1)} onShow={showAfter}>
          {formatLabel(labels.sidebarAfter, { count: items.length - end })}
        </SidebarMore>
      )}
    </ul>
  );
}

interface SidebarMoreProps {
  readonly href: string | undefined;
  readonly onShow: () => void;
  readonly children: string;
}

/** Replaces entries that are not rendered: shows them, or without script links to the nearest of their pages. */
function SidebarMore({ href, onShow, children }: SidebarMoreProps) {
  const show = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onShow();
  };
  return (
    <li className="sidebar-more">
      <a className="sidebar-link" href={href} onClick={show}>
        {children}
      </a>
    </li>
  );
}
