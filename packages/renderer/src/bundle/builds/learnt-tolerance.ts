import { type ModuleGraph, reachableFrom } from '../analysis/module-graph.js';
import type { BundleContext, Tolerance } from '../bundle-options.js';
import { filledScope, missingExport } from '../modules/missing-exports.js';
import { fileOfModule } from '../modules/module-names.js';

/** What a successful build tolerates, and the files that this depends on besides the tolerated ones. */
export interface LearntTolerance {
  readonly tolerance: Tolerance;
  /**
   * The modules that import missing exports, and those that could provide them, absolute; undefined if these are
   * unknown, because the imports are not in the bundle.
   */
  readonly linked: ReadonlySet<string> | undefined;
}

/** What remains tolerated after files have changed. */
export interface KnownTolerance {
  readonly tolerance: Tolerance;
  /** Whether imports of missing exports are the same, in all files that have not changed. */
  readonly hasSameLinks: boolean;
}

/**
 * What a build has learnt; undefined if it tolerates nothing.
 *
 * @param graphs The modules of all builds for the server and for browsers.
 */
export function learntTolerance(context: BundleContext, graphs: readonly ModuleGraph[]): LearntTolerance | undefined {
  const { typedFiles, looseCode, missing } = context;
  if (typedFiles === undefined && looseCode === undefined && missing === undefined) return undefined;
  return { tolerance: { typedFiles, looseCode, missing }, linked: linkedFiles(context, graphs) };
}

function linkedFiles(
  { typedFiles = new Map(), missing, siteDir }: BundleContext,
  graphs: readonly ModuleGraph[],
): ReadonlySet<string> | undefined {
  const importers = new Set<string>();
  const linked = new Set<string>();
  for (const { text, location } of missing?.messages ?? []) {
    const importer = location?.file ?? '';
    const filled = `${filledScope}:${missingExport({ text })?.module}`;
    const using = graphs.filter((graph) => graph[importer]?.imports.some(({ path }) => path === filled));
    if (using.length === 0) return undefined;
    importers.add(fileOfModule(importer, siteDir));
    const reached = using.flatMap((graph) => [...reachableFrom([filled], graph)]);
    for (const name of reached) linked.add(fileOfModule(name, siteDir));
  }
  const isKnown = [...typedFiles].every(([file, why]) => why === 'syntax' || importers.has(file));
  return isKnown ? new Set([...importers, ...linked]) : undefined;
}

/**
 * What would be learnt again after files have changed, each given as an absolute path. What depends on the changed
 * files is left out.
 */
export function knownTolerance({ tolerance, linked }: LearntTolerance, changed: ReadonlySet<string>): KnownTolerance {
  const { typedFiles = new Map(), looseCode = new Map(), missing } = tolerance;
  const hasSameLinks = linked !== undefined && ![...changed].some((file) => linked.has(file));
  const typed = [...typedFiles].filter(([file, why]) => !changed.has(file) && (hasSameLinks || why === 'syntax'));
  const loose = [...looseCode].filter(([file]) => !changed.has(file));
  return {
    tolerance: {
      typedFiles: typed.length > 0 ? new Map(typed) : undefined,
      looseCode: loose.length > 0 ? new Map(loose) : undefined,
      missing: hasSameLinks ? missing : undefined,
    },
    hasSameLinks,
  };
}
