import { createElement, type HTMLElementType, type ReactNode, useCallback, useState } from 'react';

/** Whether an element is collapsed, and functions that change this. */
export function useCollapsible({ initialState = false }: { readonly initialState?: boolean | (() => boolean) } = {}) {
  const [collapsed, setCollapsed] = useState(initialState);
  const toggleCollapsed = useCallback(() => setCollapsed((before) => !before), []);
  return { collapsed, setCollapsed, toggleCollapsed };
}

export interface CollapsibleProps {
  readonly as?: HTMLElementType;
  readonly collapsed: boolean;
  readonly className?: string;
  /** Whether collapsed contents are not drawn at all. */
  readonly lazy?: boolean;
  readonly children?: ReactNode;
}

/** An element that can be collapsed. */
export function Collapsible({ as = 'div', collapsed, className, lazy = false, children }: CollapsibleProps) {
  if (lazy && collapsed) return null;
  return createElement(as, { className, ...(collapsed && { style: { display: 'none' } }) }, children);
}
