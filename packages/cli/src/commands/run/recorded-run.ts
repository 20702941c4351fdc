import { contentHash } from '@docsite/core';
import { today } from '@docsite/core/process';
import type { BuildTrace } from '../../build/build-trace.js';
import { CacheFolder } from '../../cache/folder/cache-folder.js';
import { stampOf } from '../../cache/folder/stamp.js';
import { BuildRecords } from '../../cache/site/build-record.js';
import type { InputStates } from '../../cache/states/input-states.js';
import type { PrefetchedSite } from '../../cache/states/prefetched-states.js';
import { readStates } from '../../cache/states/read-states.js';
import type { Built } from '../../report/outcome/summary.js';
import { Notes } from '../../supervision/notes.js';

/** A run of a command that can be skipped if nothing has changed. */
export interface RecordedRun {
  readonly command: 'build' | 'check';
  readonly siteDir: string;
  /** Absolute; undefined for a run without a cache. */
  readonly cacheDir: string | undefined;
  /** The folder of the built site, whose files are not inputs. */
  readonly outDir: string;
  /** Options that determine the result. */
  readonly options: unknown;
}

/** The result of the last run, or how to record this one. */
export interface RunRecord {
  /** The result of the last run, set if a new run would have the same result. */
  readonly known?: Built;
  /** Why a new run would have a different result; absent if it would not, and if no run is recorded. */
  readonly change?: string;
  /** The states of the site's files; absent for a run without a cache. */
  readonly inputs?: InputStates;
  /** What the supervisor has found of the current site; absent if it has not looked. */
  readonly prefetched?: PrefetchedSite | undefined;
  /** @param outputs Identifies the site's files that it wrote; absent if it wrote none. */
  readonly keep: (result: Built, trace: BuildTrace, outputs?: string) => void;
}

/** Looks up the last run, by the states of the files that it has read and written. */
export function openRecord({ command, siteDir, cacheDir, outDir, options }: RecordedRun): RunRecord {
  if (cacheDir === undefined) return { keep: () => {} };
  const prefetched = Notes.open()?.readPrefetched();
  const inputs = readStates(siteDir, [outDir, cacheDir], prefetched?.inputs);
  const records = new BuildRecords(new CacheFolder(cacheDir, stampOf(siteDir)), siteDir, prefetched?.site);
  const request = contentHash(JSON.stringify([outDir, options, today(), process.cwd()]));
  const last = records.find<Built>(command, request, inputs);
  if ('result' in last) return { known: last.result, keep: () => {} };
  return {
    ...last,
    inputs,
    prefetched: prefetched?.site,
    keep: ({ diagnostics, pages, leftOut = 0, bytes, written }, trace, outputs) => {
      if (!trace.isClosed) return;
      const { facts, usesHistory, outside } = trace;
      const result = { diagnostics, pages, leftOut, bytes, written };
      records.keep(command, { request, inputs, facts, usesHistory, outputs, outside, result });
    },
  };
}
