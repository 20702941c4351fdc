import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { severitiesOf, toDiagnostics } from '@docsite/checker';
import { type Diagnostic, type LoadedConfig, type ModuleReads, pathFrom } from '@docsite/core';
import { type FileState, stateOf } from '../../file-state.js';
import type { OutputFolder } from '../../output/output-folder.js';
import { finishedLocale } from '../finished/finished-locale.js';
import type { LocaleResult } from '../locale-result.js';
import type { Progress } from '../progress/progress.js';

interface SiteToFinish {
  /** The staged folder. */
  readonly output: OutputFolder;
  /** Where to put the copy, absolute; preferably on the same file system. */
  readonly copyDir: string;
  readonly results: readonly LocaleResult[];
  readonly progress: Progress;
}

/** The result of finishing. */
interface FinishedSite {
  readonly diagnostics: readonly Diagnostic[];
  /** What plugins have read for it. */
  readonly reads: readonly ModuleReads[];
}

/**
 * Lets plugins process the finished site. They receive a copy, because files in the staged folder may be hard links to
 * those in the cache. Files that they add or change become part of the site; files that they remove are kept.
 */
export async function finishSite(
  { finisher, config }: LoadedConfig,
  { output, copyDir: copy, results, progress }: SiteToFinish,
): Promise<FinishedSite> {
  if (finisher === undefined) return { diagnostics: [], reads: [] };
  progress.stage('plugins');
  try {
    mkdirSync(copy);
    const before = copySite(output.path, copy);
    const { findings, reads } = await finisher.finish(copy, results.map(finishedLocale));
    for (const path of filesBelow(copy))
      if (before.get(path) !== stateOf(join(copy, path))) output.write(path, readFileSync(join(copy, path)));
    return { diagnostics: toDiagnostics(findings, severitiesOf(config)), reads };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Copies all files. Returns the states of the copies. A file without other hard links is linked instead. */
function copySite(from: string, to: string): ReadonlyMap<string, FileState> {
  return new Map(
    filesBelow(from).map((path) => {
      const copy = join(to, path);
      mkdirSync(dirname(copy), { recursive: true });
      copyFile(join(from, path), copy);
      return [path, stateOf(copy)];
    }),
  );
}

function copyFile(from: string, to: string): void {
  if (statSync(from).nlink > 1 || !isLinked(from, to)) copyFileSync(from, to);
}

/** Creates a hard link to a file; returns whether the file system could. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Paths of all files, with forward slashes. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => pathFrom(folder, join(entry.parentPath, entry.name)));
}
