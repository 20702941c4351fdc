import type { TabItemProps } from '@theme/content/tab-item';
import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

export interface TabsProps {
  /** Tabs of the same group follow each other, on every page. */
  readonly groupId?: string;
  readonly defaultValue?: string | null;
  /** Labels by value, where the items do not carry their own. */
  readonly values?: readonly { readonly value: string; readonly label?: string }[];
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * Panels of which one is shown. It keeps no state: `client/tabs.ts` switches them, so that static pages need no React,
 * and without script all panels are read one after the other, each below its label.
 */
export function Tabs({ groupId, defaultValue, values = [], className, children }: TabsProps) {
  const id = useId();
  const items = Children.toArray(children).filter(isTabItem);
  const labels = new Map(values.map(({ value, label }) => [value, label]));
  const tabs = items.map(({ props }) => ({ ...props, label: props.label ?? labels.get(props.value) ?? props.value }));
  const wanted = tabs.findIndex((tab) => (defaultValue ? tab.value === defaultValue : tab.default === true));
  const active = Math.max(wanted, 0);
  return (
    <div className={['tabs', className].filter(Boolean).join(' ')} data-group={groupId}>
      <div className="tab-row" role="tablist">
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            className="tab"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            data-value={tab.value}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          className={['tab-panel', tab.className].filter(Boolean).join(' ')}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-active={index === active ? '' : undefined}
        >
          <p className="tab-label" aria-hidden="true">
            {tab.label}
          </p>
          {items[index]}
        </div>
      ))}
    </div>
  );
}

function isTabItem(node: ReactNode): node is ReactElement<TabItemProps> {
  return isValidElement<TabItemProps>(node) && node.props.value !== undefined;
}
