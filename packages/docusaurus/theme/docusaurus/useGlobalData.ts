import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import globalData from '@generated/plugin-data';

type PluginData = Readonly<Record<string, unknown>>;

/**
 * The global data of plugins, by plugin and instance. Those of the docs plugin are derived from what pages know about
 * docs.
 */
export default function useGlobalData(): Readonly<Record<string, PluginData>> {
  const docs = useAllDocsData();
  return { ...(Object.keys(docs).length > 0 && { 'docusaurus-plugin-content-docs': docs }), ...globalData };
}

/** What happens if there are no such data: an error with `failfast`, otherwise they are undefined. */
export interface DataOptions {
  readonly failfast?: boolean;
}

/** The global data of all instances of a plugin. */
export function useAllPluginInstancesData(name: string, { failfast }: DataOptions = {}): PluginData | undefined {
  const data = useGlobalData()[name];
  if (!data && failfast) throw new Error(`Docusaurus plugin global data not found for "${name}" plugin.`);
  return data;
}

/** The global data of one instance of a plugin. */
export function usePluginData(name: string, id = 'default', { failfast }: DataOptions = {}): unknown {
  const data = useAllPluginInstancesData(name)?.[id];
  if (!data && failfast)
    throw new Error(`Docusaurus plugin global data not found for "${name}" plugin with id "${id}".`);
  return data;
}
