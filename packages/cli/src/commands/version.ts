import { exitCode } from '../report/exit-code.js';
import { freezeVersion } from '../upkeep/freeze-version.js';
import { openSite } from './open-site.js';

export interface VersionOptions {
  /** Id of the docs instance. */
  readonly docs?: string;
}

/** `docsite version`: freezes the current docs of an instance as a version. */
export async function freeze(name: string, dir: string | undefined, { docs }: VersionOptions): Promise<number> {
  const written = await freezeVersion(name, { ...(await openSite(dir)), docs });
  process.stdout.write(`${written.map((path) => `  wrote  ${path}\n`).join('')}`);
  return exitCode.clean;
}
