import { placeText } from '@docsite/core';
import { exitCode } from '../report/outcome/exit-code.js';
import { countOf } from '../report/outcome/quantities.js';
import { type FrozenVersion, freezeVersion } from '../upkeep/freeze-version.js';
import { openSite } from './run/open-site.js';

/** The options of `docsite version`. */
export interface VersionOptions {
  /** Id of the docs instance. */
  readonly docs?: string;
}

/** `docsite version`: freezes the current docs of an instance as a version. */
export async function freeze(name: string, dir: string | undefined, { docs }: VersionOptions): Promise<number> {
  const { written, changed, left } = await freezeVersion(name, { ...(await openSite(dir)), docs });
  const lines = written.map((path) => `  wrote  ${path}`);
  if (changed > 0)
    lines.push('', `${countOf(changed, 'reference')} to files outside the docs changed, to lead to the same files`);
  if (left.length > 0) lines.push('', 'left as they are:', ...left.map(printLeft));
  process.stdout.write(`${lines.join('\n')}\n`);
  return exitCode.clean;
}

function printLeft({ reference, reason, ...place }: FrozenVersion['left'][number]): string {
  return `  ${placeText(place)}  ${reasons[reason](reference)}`;
}

const reasons: Record<FrozenVersion['left'][number]['reason'], (reference: string) => string> = {
  missing: (reference) => `'${reference}': there is no such module`,
  current: (reference) => `'${reference}' leads to the docs that keep changing; a relative path leads to this version`,
  unknown: (reference) => `'${reference}' may have to go up one more folder`,
};
