import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface ExpandedState {
  readonly expandedItem: number | null;
  readonly setExpandedItem: (item: number | null) => void;
}

const ExpandedStateContext = createContext<ExpandedState>({ expandedItem: null, setExpandedItem: () => {} });

/** Gives the categories of a list which of them is open. */
export function DocSidebarItemsExpandedStateProvider({ children }: { readonly children?: ReactNode }) {
  const [expandedItem, setExpandedItem] = useState<number | null>(null);
  const value = useMemo(() => ({ expandedItem, setExpandedItem }), [expandedItem]);
  return <ExpandedStateContext value={value}>{children}</ExpandedStateContext>;
}

/** Which category of the list around is open. */
export function useDocSidebarItemsExpandedState(): ExpandedState {
  return useContext(ExpandedStateContext);
}
