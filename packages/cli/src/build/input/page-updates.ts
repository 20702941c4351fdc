import {
  type Diagnostic,
  type Finding,
  finding,
  type LoadedConfig,
  type PageUpdate,
  placeOf,
  readGitHistory,
  showsUpdates,
} from '@docsite/core';

/** When pages were last changed, as far as known. */
export interface Updates {
  readonly updates: ReadonlyMap<string, PageUpdate>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the history from Git, but only if the site shows any of it. */
export async function readUpdates(siteDir: string, { config, file }: LoadedConfig): Promise<Updates> {
  if (!showsUpdates(config)) return { updates: new Map(), diagnostics: [] };
  const { updates, limit } = await readGitHistory(siteDir);
  if (limit !== 'shallow' || config.rules['shallow-clone'] === 'ignore') return { updates, diagnostics: [] };
  const shallowClone: Finding = finding(
    'shallow-clone',
    placeOf(file ?? '.'),
    'this is a shallow clone: pages do not show when they were last changed',
    'fetch the whole history: git fetch --unshallow',
  );
  return { updates, diagnostics: [{ ...shallowClone, severity: config.rules['shallow-clone'] ?? 'warning' }] };
}
