import type { Metafile } from 'esbuild';

/** esbuild's metadata of the modules of a bundle: the imports of each, by path. */
export type ModuleGraph = Metafile['inputs'];

/** Some modules, and everything they import directly or indirectly. */
export function reachableFrom(
  paths: Iterable<string>,
  graph: ModuleGraph,
  isEnd: (path: string) => boolean = () => false,
): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...paths];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    if (!isEnd(path)) waiting.push(...(graph[path]?.imports ?? []).map((item) => item.path));
  }
  return found;
}

/** The graph with every import reversed: the importers of each module. */
export function importersIn(graph: ModuleGraph): ModuleGraph {
  const importers: Record<string, ModuleGraph[string]> = {};
  for (const path of Object.keys(graph)) importers[path] = { bytes: 0, imports: [] };
  for (const [path, { imports }] of Object.entries(graph)) {
    for (const { path: imported, kind } of imports) importers[imported]?.imports.push({ path, kind });
  }
  return importers;
}
