import { fileURLToPath } from 'node:url';

/**
 * The path, without extension, of a module that templates and pages may import, such as `template/labels`. Both when
 * compiled and in the published bundle, the folders of these modules are next to the folder of this file.
 */
export function templateModule(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
