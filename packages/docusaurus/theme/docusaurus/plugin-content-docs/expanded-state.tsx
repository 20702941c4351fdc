import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface ExpandedState {
  readonly expandedItem: number | null;
  readonly setExpandedItem: (item: number | null) => void;
}

const ExpandedStateContext = createContext<ExpandedState>({ expandedItem: null, setExpandedItem: () => {} });

/** Provides the categories of a list with the one that is expanded. */
export function DocSidebarItemsExpandedStateProvider({ children }: { readonly children?: ReactNode }) {
  const [expandedItem, setExpandedItem] = useState<number | null>(null);
  const value = useMemo(() => ({ expandedItem, setExpandedItem }), [expandedItem]);
  return <ExpandedStateContext value={value}>{children}</ExpandedStateContext>;
}

/** The expanded category of the surrounding list. */
export function useDocSidebarItemsExpandedState(): ExpandedState {
  return useContext(ExpandedStateContext);
}
