import { useQueryString } from '@docusaurus/theme-common';
import { Children, createContext, isValidElement, type ReactNode, useContext, useEffect, useState } from 'react';
import { ReactContextError } from './react-hooks.js';
import { useStorageSlot } from './storage.js';

interface TabValue {
  readonly value: string;
  readonly label?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly default?: boolean;
}

export interface TabsProps {
  readonly lazy?: boolean;
  readonly block?: boolean;
  readonly children?: ReactNode;
  readonly defaultValue?: string | null;
  readonly values?: readonly TabValue[];
  readonly groupId?: string;
  readonly queryString?: string | boolean;
}

/** The state that tabs and their panels share: the tabs, and the chosen one. */
export interface TabsContextValue {
  readonly selectedValue: string | null;
  readonly selectValue: (value: string) => void;
  readonly tabValues: readonly TabValue[];
  readonly lazy: boolean;
  readonly block: boolean;
}

const TabsContext = createContext<TabsContextValue | null>(null);

/** The panels among the children of tabs. */
export function sanitizeTabsChildren(children: ReactNode): ReactNode[] {
  return Children.toArray(children).filter((child) => child !== '\n');
}

/** The tabs, and the chosen one: by the address, by an earlier choice in the same group, or else the first. */
export function useTabsContextValue(props: TabsProps): TabsContextValue {
  const { groupId, queryString = false, lazy = false, block = false } = props;
  const tabValues = props.values ?? valuesOf(props.children);
  const [selectedValue, select] = useState(() => initialValue(props, tabValues));
  const keyOfGroup = queryString ? groupId : undefined;
  const key = typeof queryString === 'string' ? queryString : keyOfGroup;
  const [asked, setAsked] = useQueryString(key ?? '');
  const [stored, slot] = useStorageSlot(groupId === undefined ? null : `docusaurus.tab.${groupId}`);
  const wanted = [key === undefined ? null : asked, stored].find((own) => tabValues.some(({ value }) => value === own));
  useEffect(() => {
    if (wanted) select(wanted);
  }, [wanted]);
  const selectValue = (value: string) => {
    select(value);
    if (key !== undefined) setAsked(value);
    if (groupId !== undefined) slot.set(value);
  };
  return { selectedValue, selectValue, tabValues, lazy, block };
}

function valuesOf(children: ReactNode): TabValue[] {
  return Children.toArray(children).flatMap((child) => (isValidElement<TabValue>(child) ? [child.props] : []));
}

function initialValue({ defaultValue }: TabsProps, values: readonly TabValue[]): string | null {
  if (defaultValue === null) return null;
  return defaultValue ?? (values.find((own) => own.default) ?? values[0])?.value ?? null;
}

/** Provides tabs and panels with the state they share. */
export function TabsProvider({ value, children }: { readonly value: TabsContextValue; readonly children?: ReactNode }) {
  return <TabsContext value={value}>{children}</TabsContext>;
}

/** The state provided by the tabs around a panel; undefined if they provide none. */
export function useTabsAround(): TabsContextValue | undefined {
  return useContext(TabsContext) ?? undefined;
}

/** The value of the panel of docsite's tabs that is drawn. */
const PanelContext = createContext<string | undefined>(undefined);

/** Tells a panel of docsite's tabs that it is the chosen one, because the tabs themselves hide the others. */
export const PanelProvider = PanelContext.Provider;

/** The tabs around a component, or those of the properties that tabs give, as they did before Docusaurus 3.10. */
export function useTabs(props?: TabsProps): TabsContextValue {
  const around = useContext(TabsContext);
  const panel = useContext(PanelContext);
  const own = useTabsContextValue(props ?? {});
  if (props !== undefined) return own;
  if (around !== null) return around;
  if (panel === undefined) throw new ReactContextError('TabsProvider');
  return { ...own, selectedValue: panel };
}
