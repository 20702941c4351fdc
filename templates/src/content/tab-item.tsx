import type { ButtonHTMLAttributes, ReactNode } from 'react';

/** The content of a tab, and the label of its button. */
export interface TabItemProps {
  /** Identifies the tab within its group; defaults to the label. */
  readonly value?: string;
  readonly label?: string;
  /** Marks the tab that is shown first. */
  readonly default?: boolean;
  /** Classes of the panel. */
  readonly className?: string;
  /** Attributes of the tab's button, such as classes. */
  readonly attributes?: ButtonHTMLAttributes<HTMLButtonElement>;
  readonly children?: ReactNode;
}

/** One panel of `<Tabs>`, which renders its frame. */
export function TabItem({ children }: TabItemProps) {
  return children;
}
