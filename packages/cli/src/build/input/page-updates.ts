import {
  type Diagnostic,
  type Finding,
  finding,
  type GitHistory,
  type LoadedConfig,
  outsideContent,
  type PageUpdate,
  type Place,
  placeOf,
  readGitHistory,
  showsUpdates,
  unreadHistory,
} from '@docsite/core';

/** When pages were last changed, as far as known. */
export interface Updates {
  readonly updates: ReadonlyMap<string, PageUpdate>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the history from Git, but only if the site shows any of it. */
export async function readUpdates(siteDir: string, { config, file }: LoadedConfig): Promise<Updates> {
  if (!showsUpdates(config)) return { updates: new Map(), diagnostics: [] };
  const history = await readGitHistory(siteDir, outsideContent(config));
  const found = incompleteness(history, placeOf(file ?? '.'));
  const severity = config.rules[found?.rule ?? ''] ?? 'warning';
  const isReported = found !== undefined && severity !== 'ignore';
  return { updates: history.updates, diagnostics: isReported ? [{ ...found, severity }] : [] };
}

/** Why the history does not date all pages, if it should. */
function incompleteness({ isShallow, failure }: GitHistory, place: Place): Finding | undefined {
  if (failure !== undefined) return unreadHistory(failure, place);
  if (!isShallow) return undefined;
  return finding(
    'shallow-clone',
    place,
    'this is a shallow clone: pages do not show when they were last changed',
    'fetch the whole history: git fetch --unshallow',
  );
}
