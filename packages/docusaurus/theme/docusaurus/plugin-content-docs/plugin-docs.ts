import { type DocumentsById, usePage } from '@docsite/renderer/template';
import type { PropSidebarItem } from '@docusaurus/inner/sidebar/sidebar-items';
import { createContext, useContext } from 'react';

/** A version of docs that a plugin draws on its own pages, as it has passed it to the component around these. */
export interface PluginVersion {
  readonly pluginId: string;
  readonly version: string;
  readonly label: string;
  readonly banner: 'unreleased' | 'unmaintained' | null;
  readonly badge: boolean;
  readonly isLast: boolean;
  readonly className: string;
  readonly noIndex: boolean;
  readonly docsSidebars: Readonly<Record<string, readonly PropSidebarItem[]>>;
  readonly docs: DocumentsById;
}

/** The sidebar of a page. */
export interface NamedSidebar {
  readonly name: string;
  readonly items: readonly PropSidebarItem[];
}

/** The docs of a plugin that its page belongs to. */
export const PluginVersionContext = createContext<PluginVersion | undefined>(undefined);

/** The sidebar of a plugin's page; null if it has none, and undefined outside of the docs of plugins. */
export const PluginSidebarContext = createContext<NamedSidebar | null | undefined>(undefined);

/** Whether the page is among the docs of the site, rather than on a page that a plugin has added. */
export function useIsInDocs(): boolean {
  const page = usePage();
  return 'docs' in page && page.docs !== undefined;
}

/** The docs of a plugin that its page belongs to; undefined among the docs of the site. */
export function usePluginVersion(): PluginVersion | undefined {
  const version = useContext(PluginVersionContext);
  return useIsInDocs() ? undefined : version;
}
