import { fileURLToPath } from 'node:url';

/**
 * The path, without its ending, of a module that templates and pages may import, such as `template/labels`. Compiled
 * and in the published bundle of the command, the folders of these modules are beside the one with this file.
 */
export function templateModule(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
