import type { ReactNode } from 'react';

/** The content of a tab, and the label of its button. */
export interface TabItemProps {
  /** Identifies the tab within its group; defaults to the label. */
  readonly value?: string;
  readonly label?: string;
  /** Marks the tab that is shown first. */
  readonly default?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** One panel of `<Tabs>`, which renders its frame. */
export function TabItem({ children }: TabItemProps) {
  return children;
}
