import { classNames } from '@docsite/renderer/template';
import type { TabItemProps } from '@theme/content/tab-item';
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

/** The items of a row of tabs, which of them is shown first, and how the choice is shared. */
export interface TabsProps {
  /** Tabs of the same group switch together, on every page. */
  readonly groupId?: string;
  /** Name of the query parameter that selects a tab and follows the choice; `true` for the name of the group. */
  readonly queryString?: string | boolean;
  readonly defaultValue?: string | null;
  /**
   * The tabs, by the values of the items: their labels, and their order. Items that it does not list are hidden. A
   * value without an item becomes a tab that switches only the other tabs of its group.
   */
  readonly values?: readonly { readonly value: string; readonly label?: string }[];
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * Panels, one of which is shown. It has no state: `client/interactions/tabs.ts` switches them, so that static pages
 * need no React, and without script all panels are shown one after the other, each below its label.
 */
export function Tabs({ groupId, queryString, defaultValue, values = [], className, children }: TabsProps) {
  const id = useId();
  const items = tabItems(children);
  const panels = nameTabs(items, values);
  const tabs = [...panels, ...bareTabs(panels, values)];
  const row = tabOrder(tabs, values);
  const wanted = tabs.findIndex((tab) => (defaultValue ? tab.value === defaultValue : tab.default === true));
  const active = wanted === -1 ? (row[0] ?? 0) : wanted;
  return (
    <div
      className={classNames('tabs', className)}
      data-group={groupId}
      data-query={(queryString === true ? groupId : queryString) || undefined}
    >
      <div className="tab-row" role="tablist">
        {row.map((index) => (
          <button
            key={tabs[index]?.value}
            type="button"
            className="tab"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={index < panels.length ? `${id}-panel-${index}` : undefined}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            data-value={tabs[index]?.value}
          >
            {tabs[index]?.label}
          </button>
        ))}
      </div>
      {panels.map((tab, index) => (
        <div
          key={tab.value}
          className={classNames('tab-panel', tab.className)}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-active={index === active ? '' : undefined}
          hidden={!tab.isListed}
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

/** The items, including those in fragments. */
function tabItems(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children).flatMap((node) => {
    if (!isValidElement<TabItemProps>(node) || typeof node.type === 'string') return [];
    return node.type === Fragment ? tabItems(node.props.children) : [node];
  });
}

/** Tabs for values without an item, which switch the other tabs of their group. */
function bareTabs(panels: readonly { readonly value: string }[], values: NonNullable<TabsProps['values']>) {
  const taken = new Set(panels.map(({ value }) => value));
  return values
    .filter(({ value }) => !taken.has(value))
    .map(({ value, label = value }) => ({ value, label, default: false, isListed: true }));
}

/** The tabs that are listed, as indexes of the items, in the order of the values. */
function tabOrder(
  tabs: readonly { readonly value: string; readonly isListed: boolean }[],
  values: NonNullable<TabsProps['values']>,
): number[] {
  const rank = new Map(values.map(({ value }, index) => [value, index]));
  const rankOf = (index: number): number => rank.get(tabs[index]?.value ?? '') ?? values.length;
  const listed = tabs.flatMap(({ isListed }, index) => (isListed ? [index] : []));
  return listed.sort((a, b) => rankOf(a) - rankOf(b));
}

/** Gives every tab a unique label and value: the value defaults to the label, and both default to its number. */
function nameTabs(items: readonly ReactElement<TabItemProps>[], values: NonNullable<TabsProps['values']>) {
  const labels = new Map(values.map(({ value, label }) => [value, label]));
  const taken = new Set<string>();
  return items.map(({ props }, index) => {
    const written = String(props.value ?? props.label ?? index + 1);
    const value = taken.has(written) ? `${written}-${index + 1}` : written;
    taken.add(value);
    const isListed = values.length === 0 || labels.has(written);
    return { ...props, value, label: labels.get(written) ?? props.label ?? written, isListed };
  });
}
