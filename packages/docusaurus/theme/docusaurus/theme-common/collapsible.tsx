import { createElement, type HTMLElementType, type ReactNode, useCallback, useState } from 'react';

/** Whether something is folded, and how that is changed. */
export function useCollapsible({ initialState = false }: { readonly initialState?: boolean | (() => boolean) } = {}) {
  const [collapsed, setCollapsed] = useState(initialState);
  const toggleCollapsed = useCallback(() => setCollapsed((before) => !before), []);
  return { collapsed, setCollapsed, toggleCollapsed };
}

export interface CollapsibleProps {
  readonly as?: HTMLElementType;
  readonly collapsed: boolean;
  readonly className?: string;
  /** Whether what is folded is not drawn at all. */
  readonly lazy?: boolean;
  readonly children?: ReactNode;
}

/** What can be folded. */
export function Collapsible({ as = 'div', collapsed, className, lazy = false, children }: CollapsibleProps) {
  if (lazy && collapsed) return null;
  return createElement(as, { className, ...(collapsed && { style: { display: 'none' } }) }, children);
}
