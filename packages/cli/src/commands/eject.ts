import { exitCode } from '../report/exit-code.js';
import { ejectableFiles, ejectFile } from '../upkeep/eject-file.js';
import { openSite } from './open-site.js';

/** `docsite eject`: copies a file of the theme into the site, or lists those that can be. */
export async function eject(file: string | undefined, dir: string | undefined): Promise<number> {
  const ejection = await openSite(dir);
  if (file === undefined) process.stdout.write(`${[...ejectableFiles(ejection).keys()].sort().join('\n')}\n`);
  else process.stdout.write(`  wrote  ${ejectFile(file, ejection)}\n`);
  return exitCode.clean;
}
