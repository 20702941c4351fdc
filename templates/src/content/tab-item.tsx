import type { ReactNode } from 'react';

export interface TabItemProps {
  readonly value: string;
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
