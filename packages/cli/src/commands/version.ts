import { resolveSiteDir } from '../build/out-dir.js';
import { exitCode } from '../report/exit-code.js';
import { readSiteConfig } from '../site-config.js';
import { freezeVersion } from '../upkeep/freeze-version.js';

export interface VersionOptions {
  /** Id of the docs instance. */
  readonly docs?: string;
}

/** `docsite version`: freezes the current docs of an instance as a version. */
export async function freeze(name: string, dir: string | undefined, { docs }: VersionOptions): Promise<number> {
  const siteDir = resolveSiteDir(dir);
  const written = await freezeVersion(name, { siteDir, loaded: await readSiteConfig(siteDir), docs });
  process.stdout.write(`${written.map((path) => `  wrote  ${path}\n`).join('')}`);
  return exitCode.clean;
}
