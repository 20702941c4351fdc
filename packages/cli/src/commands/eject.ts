import { exitCode } from '../report/outcome/exit-code.js';
import { ejectableFiles, ejectFile } from '../upkeep/eject-file.js';
import { openSite } from './run/open-site.js';

/** `docsite eject`: copies a theme file into the site, or lists the files that can be copied. */
export async function eject(file: string | undefined, dir: string | undefined): Promise<number> {
  const ejection = await openSite(dir);
  if (file === undefined) process.stdout.write(`${[...ejectableFiles(ejection).keys()].sort().join('\n')}\n`);
  else process.stdout.write(`  wrote  ${ejectFile(file, ejection)}\n`);
  return exitCode.clean;
}
