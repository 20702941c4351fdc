import type { SidebarCategoryData, SidebarItemData } from '@docsite/renderer/template';
import { createContext, type ReactNode } from 'react';

/** A category of the sidebar as docsite draws it: whether it is open, and the list of its items. */
export interface DrawnCategory {
  readonly category: SidebarCategoryData;
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children?: ReactNode;
}

/** The category that is drawn; absent in lists that a component of the site draws. */
export const CategoryContext = createContext<DrawnCategory | undefined>(undefined);

/** The entry without entries of its own that is drawn, as docsite knows it. */
export const EntryContext = createContext<SidebarItemData | undefined>(undefined);

/** How deep in the sidebar an entry is: 1 at its top. */
export const LevelContext = createContext(1);
