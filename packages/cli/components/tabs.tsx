import { TabItem } from '@theme/content/tab-item';
import { Tabs as TabRow } from '@theme/content/tabs';
import { Children, isValidElement, type ReactNode } from 'react';

interface TabsProps {
  /** The labels, in the order of the tabs. */
  readonly items?: readonly (string | { readonly label: string })[];
  readonly groupId?: string | undefined;
  readonly defaultIndex?: number | undefined;
  readonly children?: ReactNode;
}

interface TabProps {
  readonly value?: string;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** Tabs whose labels stand in a list. A tab with a value belongs to that label, others follow their order. */
export function Tabs({ items = [], groupId, defaultIndex = 0, children }: TabsProps) {
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  const labels = items.map((item) => (typeof item === 'string' ? item : item.label));
  const values = labels.map((label) => ({ value: label, label }));
  return (
    <TabRow values={values} defaultValue={labels[defaultIndex] ?? null} {...(groupId !== undefined && { groupId })}>
      {tabs.map(({ props: { value, title, children: content } }, index) => {
        const label = title ?? value ?? labels[index] ?? String(index + 1);
        return (
          <TabItem key={label} label={label}>
            {content}
          </TabItem>
        );
      })}
    </TabRow>
  );
}

/** A tab, which `Tabs` draws. */
export function Tab({ children }: TabProps) {
  return children;
}
