import type { ReactNode } from 'react';

/** The content of a tab, and what its button shows. */
export interface TabItemProps {
  /** Names the tab among those of its group; where it is left out, the label does. */
  readonly value?: string;
  readonly label?: string;
  /** Marks the tab that is shown first. */
  readonly default?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** One panel of `<Tabs>`, which draws its frame. */
export function TabItem({ children }: TabItemProps) {
  return children;
}
