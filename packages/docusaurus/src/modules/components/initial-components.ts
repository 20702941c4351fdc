import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { componentName, modulesIn } from './theme-files.js';

/**
 * The modules of `@theme-init/…` for components that docsite's theme lacks: as in Docusaurus, those of the first theme
 * that has them, whatever later themes and the site put in their place.
 *
 * @param themes Theme folders of plugins, topmost first.
 */
export function initialComponents(themes: readonly string[], themeDir: string): Readonly<Record<string, string>> {
  const found = themes.flatMap((folder) =>
    modulesIn(folder).map((path): [string, string] => [componentName(path), join(folder, path)]),
  );
  const isLacking = ([name]: readonly [string, string]): boolean =>
    !['.tsx', '.ts', '/index.tsx', '/index.ts'].some((ending) => existsSync(join(themeDir, name + ending)));
  return Object.fromEntries(found.filter(isLacking).map(([name, file]) => [`@theme-init/${name}`, file]));
}
