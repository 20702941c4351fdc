import { channel } from 'node:diagnostics_channel';

/** What a thread is doing, for the report if it crashes: `'docs/a.md'` and `was being read`. */
export interface Activity {
  readonly subject: string;
  readonly verb: string;
}

/**
 * Each thread publishes an `Activity` here before it runs site code or reads a site file, and `undefined` afterwards.
 * Without subscribers this costs nothing.
 */
export const activity = channel('docsite:activity');

/** Modules of the site publish here which files they were bundled from (`ModuleReads`) when they are imported. */
export const importedModule = channel('docsite:imported-module');

/** A long-running command publishes here that it has done what it was started for, and is waiting for events. */
export const startedUp = channel('docsite:started-up');

/** A build publishes its output folder here before it changes it, so that the supervisor can recover it. */
export const stagedOutput = channel('docsite:staged-output');
