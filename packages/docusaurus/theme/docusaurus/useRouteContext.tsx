import { usePage } from '@docsite/renderer/template';
import { createContext, type ReactNode, useContext } from 'react';
import { pluginOfPage } from './plugin-of-page.js';

/** The plugin that a page is from, and what it gives all components of the page. */
export interface RouteContextValue {
  readonly plugin: { readonly name: string; readonly id: string };
  readonly data?: Readonly<Record<string, unknown>>;
}

const RouteContext = createContext<RouteContextValue | undefined>(undefined);

export interface RouteContextProviderProps {
  readonly value: RouteContextValue;
  readonly children?: ReactNode;
}

/** Gives components the plugin that their page is from. */
export function RouteContextProvider({ value, children }: RouteContextProviderProps) {
  return <RouteContext value={value}>{children}</RouteContext>;
}

/** The plugin that the page is from. */
export default function useRouteContext(): RouteContextValue {
  const page = usePage();
  return useContext(RouteContext) ?? { plugin: pluginOfPage(page) ?? { name: 'docsite', id: 'default' } };
}
