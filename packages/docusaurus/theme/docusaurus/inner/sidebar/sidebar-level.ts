import type { SidebarCategoryData, SidebarItemData } from '@docsite/renderer/template';
import { createContext, type ReactNode } from 'react';

/** A category of the sidebar as docsite draws it: whether it is expanded, and the list of its items. */
export interface DrawnCategory {
  readonly category: SidebarCategoryData;
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children?: ReactNode;
}

/** The category being drawn; absent in lists drawn by a component of the site. */
export const CategoryContext = createContext<DrawnCategory | undefined>(undefined);

/** The item without children that is being drawn, in docsite's form. */
export const EntryContext = createContext<SidebarItemData | undefined>(undefined);

/** The level of an item in the sidebar; 1 at the top. */
export const LevelContext = createContext(1);
