import { channel } from 'node:diagnostics_channel';

/** What a thread is doing, for those who report how it ended: `'docs/a.md'` and `was being read`. */
export interface Activity {
  readonly subject: string;
  readonly verb: string;
}

/**
 * Where each thread publishes an `Activity` before it runs or reads what others wrote, and nothing once that is done.
 * Without subscribers this costs nothing.
 */
export const activity = channel('docsite:activity');

/** Where a build publishes the output folder that it is about to change, so that what it leaves there is known. */
export const stagedOutput = channel('docsite:staged-output');
