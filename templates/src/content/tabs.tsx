import { classNames } from '@docsite/renderer/template';
import type { TabItemProps } from '@theme/content/tab-item';
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

/** What `values` say about a tab. */
type ListedTab = Pick<TabItemProps, 'label' | 'attributes'> & { readonly value: string };

/** The items of a row of tabs, which of them is shown first, and how the choice is shared. */
export interface TabsProps {
  /** Tabs of the same group switch together, on every page. */
  readonly groupId?: string;
  /** Name of the query parameter that selects a tab and follows the choice; `true` for the name of the group. */
  readonly queryString?: string | boolean;
  readonly defaultValue?: string | null;
  /**
   * The tabs, by the values of the items: their labels, and their order. Items that it does not list are hidden. A
   * value without an item becomes a tab that switches only the other tabs of its group. What is not an item is shown
   * with every tab.
   */
  readonly values?: readonly ListedTab[];
  /** Classes of the row of tabs. */
  readonly className?: string;
  readonly children?: ReactNode;
}

type TabValues = NonNullable<TabsProps['values']>;

/** A tab with a unique value. */
interface Tab {
  readonly value: string;
  readonly label: string;
  /** Whether it has a button. */
  readonly isListed: boolean;
  readonly isDefault: boolean;
  /** Those of its button. */
  readonly attributes?: TabItemProps['attributes'] | undefined;
  /** Classes of its panel. */
  readonly className?: string | undefined;
  /** What its panel shows; absent for a value without an item. */
  readonly content?: ReactElement;
}

/** A tab with the ids of its button and, if there is one, its panel. */
interface PlacedTab extends Tab {
  readonly id: string;
  readonly panelId?: string;
}

/**
 * Panels, one of which is shown. It has no state: `client/interactions/tabs.ts` switches them, so that static pages
 * need no React, and without script all panels are shown one after the other, each below its label.
 */
export function Tabs({ groupId, queryString, defaultValue, values = [], className, children }: TabsProps) {
  const id = useId();
  const nodes = flatten(children);
  const panels = namedTabs(nodes.filter(isItem), values);
  const tabs = [...panels, ...bareTabs(panels, values)].map((tab, index): PlacedTab => {
    const panelId = index < panels.length ? `${id}-panel-${index}` : undefined;
    return { ...tab, id: `${id}-tab-${index}`, ...(panelId && { panelId }) };
  });
  const row = tabRow(tabs, values);
  const wanted = tabs.find(({ value, isDefault }) => (defaultValue ? value === defaultValue : isDefault));
  const active = wanted ?? row[0] ?? tabs[0];
  const drawn = tabs
    .slice(0, panels.length)
    .map((tab) => <TabPanel key={tab.value} tab={tab} isActive={tab === active} />);
  return (
    <div className="tabs" data-group={groupId} data-query={(queryString === true ? groupId : queryString) || undefined}>
      <div className={classNames('tab-row', className)} role="tablist">
        {row.map((tab) => (
          <TabButton key={tab.value} tab={tab} isActive={tab === active} />
        ))}
      </div>
      {values.length === 0 ? drawn : Children.toArray(nodes.map((node) => (isItem(node) ? drawn.shift() : node)))}
    </div>
  );
}

function TabButton({ tab, isActive }: { readonly tab: PlacedTab; readonly isActive: boolean }) {
  return (
    <button
      {...tab.attributes}
      type="button"
      className={classNames('tab', tab.attributes?.className)}
      role="tab"
      id={tab.id}
      aria-controls={tab.panelId}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      data-value={tab.value}
    >
      {tab.label}
    </button>
  );
}

function TabPanel({ tab, isActive }: { readonly tab: PlacedTab; readonly isActive: boolean }) {
  return (
    <div
      className={classNames('tab-panel', tab.className)}
      role="tabpanel"
      id={tab.panelId}
      aria-labelledby={tab.id}
      data-active={isActive ? '' : undefined}
      hidden={!tab.isListed}
    >
      <div className="tab-label" aria-hidden="true">
        {tab.label}
      </div>
      {tab.content}
    </div>
  );
}

/** The children, and those of fragments in their place. */
function flatten(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((node) =>
    isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment ? flatten(node.props.children) : [node],
  );
}

function isItem(node: ReactNode): node is ReactElement<TabItemProps> {
  return isValidElement(node) && typeof node.type !== 'string';
}

/**
 * The tabs of items. Each gets a unique label and value: the value defaults to the label, and both default to its
 * number.
 */
function namedTabs(items: readonly ReactElement<TabItemProps>[], values: TabValues): Tab[] {
  const listed = new Map(values.map((item) => [item.value, item]));
  const taken = new Set<string>();
  return items.map((content, index) => {
    const { className, default: isDefault, ...own } = content.props;
    const written = String(own.value ?? own.label ?? index + 1);
    const { label = own.label ?? written, attributes = own.attributes } = listed.get(written) ?? {};
    const unique = taken.has(written) ? `${written}-${index + 1}` : written;
    taken.add(unique);
    return {
      value: unique,
      label,
      attributes,
      isListed: values.length === 0 || listed.has(written),
      isDefault: isDefault === true,
      className,
      content,
    };
  });
}

/** Tabs for values without an item, which switch the other tabs of their group. */
function bareTabs(panels: readonly Tab[], values: TabValues): Tab[] {
  const taken = new Set(panels.map(({ value }) => value));
  return values
    .filter(({ value }) => !taken.has(value))
    .map(({ value, label = value, attributes }) => ({ value, label, attributes, isDefault: false, isListed: true }));
}

/** The tabs that are listed, in the order of the values. */
function tabRow(tabs: readonly PlacedTab[], values: TabValues): PlacedTab[] {
  const rank = new Map(values.map(({ value }, index) => [value, index]));
  const rankOf = ({ value }: Tab): number => rank.get(value) ?? values.length;
  return tabs.filter(({ isListed }) => isListed).sort((a, b) => rankOf(a) - rankOf(b));
}
