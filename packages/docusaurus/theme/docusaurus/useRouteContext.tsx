import { usePage } from '@docsite/renderer/template';
import { type BlogMetadata, useBlogMetadata } from '@docusaurus/plugin-content-blog/client';
import { createContext, type ReactNode, useContext } from 'react';
import { pluginOfPage } from './inner/pages/plugin-of-page.js';

/** The plugin that created a page, and the data it provides to all components of the page. */
export interface RouteContextValue {
  readonly plugin: { readonly name: string; readonly id: string };
  readonly data?: Readonly<Record<string, unknown>>;
}

const RouteContext = createContext<RouteContextValue | undefined>(undefined);

export interface RouteContextProviderProps {
  readonly value: RouteContextValue;
  readonly children?: ReactNode;
}

/** Provides components with the plugin that created their page. */
export function RouteContextProvider({ value, children }: RouteContextProviderProps) {
  return <RouteContext value={value}>{children}</RouteContext>;
}

/**
 * The plugin that created the page, with the data that the content plugins provide to all components of their pages.
 */
export default function useRouteContext(): RouteContextValue {
  const page = usePage();
  const given = useContext(RouteContext);
  const blogMetadata = useBlogMetadata();
  if (given !== undefined) return given;
  const plugin = pluginOfPage(page) ?? { name: 'docsite', id: 'default' };
  return { plugin, ...dataOf(plugin.name, blogMetadata) };
}

function dataOf(name: string, blogMetadata: BlogMetadata): Pick<RouteContextValue, 'data'> {
  if (name === 'docusaurus-plugin-content-blog') return { data: { blogMetadata } };
  return name === 'docusaurus-plugin-content-docs' ? { data: {} } : {};
}
