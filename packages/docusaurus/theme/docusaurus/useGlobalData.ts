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

/** How data that do not exist are answered: by an error with `failfast`, otherwise by nothing. */
export interface DataOptions {
  readonly failfast?: boolean;
}

/** What all instances of a plugin have set. */
export function useAllPluginInstancesData(name: string, { failfast }: DataOptions = {}): PluginData | undefined {
  const data = useGlobalData()[name];
  if (!data && failfast) throw new Error(`Docusaurus plugin global data not found for "${name}" plugin.`);
  return data;
}

/** What one instance of a plugin has set. */
export function usePluginData(name: string, id = 'default', { failfast }: DataOptions = {}): unknown {
  const data = useAllPluginInstancesData(name)?.[id];
  if (!data && failfast)
    throw new Error(`Docusaurus plugin global data not found for "${name}" plugin with id "${id}".`);
  return data;
}
