import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import globalData from '@generated/plugin-data';

type PluginData = Readonly<Record<string, unknown>>;

/**
 * What plugins have set for all pages, by plugin and instance. What that for docs has set is made of what pages know of
 * them.
 */
export default function useGlobalData(): Readonly<Record<string, PluginData>> {
  const docs = useAllDocsData();
  return { ...(Object.keys(docs).length > 0 && { 'docusaurus-plugin-content-docs': docs }), ...globalData };
}

/** What all instances of a plugin have set. */
export function useAllPluginInstancesData(name: string): PluginData | undefined {
  return useGlobalData()[name];
}

/** What one instance of a plugin has set. */
export function usePluginData(name: string, id = 'default'): unknown {
  return useAllPluginInstancesData(name)?.[id];
}
