import { isPageModule, sourceOfModule } from '../../live/live-pages.js';
import { importersIn, type ModuleGraph, reachableFrom } from '../analysis/module-graph.js';
import { cssModuleScope } from '../styles/css-modules/module-name.js';

/** What cannot be bundled, or run, without a module. */
export interface ModuleUsers {
  /** Sources of pages, sorted. */
  readonly pages: readonly string[];
  /** Files of the theme that can be left out. Absolute. */
  readonly themeFiles: readonly string[];
}

/**
 * Creates a function that finds what needs a file, given as esbuild names it. If a file of the theme that can be left
 * out needs it, what imports that file does not: it gets the file of the next layer.
 *
 * @param replaceable Files of the theme that can be left out: absolute paths by the names in the graph.
 */
export function usersFinder(
  graph: ModuleGraph,
  replaceable: ReadonlyMap<string, string>,
): (file: string) => ModuleUsers {
  const importers = importersIn(graph);
  return (file) => {
    const above = [...reachableFrom(modulesOf(file, graph), importers, (path) => replaceable.has(path))];
    return {
      pages: above.filter(isPageModule).map(sourceOfModule).sort(),
      themeFiles: above.flatMap((path) => replaceable.get(path) ?? []),
    };
  };
}

/** The modules of a graph that are created from a file: CSS Modules have another name there. */
function modulesOf(file: string, graph: ModuleGraph): string[] {
  return Object.keys(graph).filter(
    (path) => path === file || (path.endsWith(`/${file}`) && path.startsWith(`${cssModuleScope}:`)),
  );
}
