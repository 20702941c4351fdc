import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generatedDir } from '../config/plugin-context.js';
import { isDrawn, relativeNames } from './idle-swizzles.js';
import { componentName, swizzleDir, themeFiles } from './swizzles.js';

/**
 * Components that docsite would draw but for a module that plugins write where the bundler of Docusaurus asks them for
 * changes, such as the `@generated/lunr.client` of an ejected search bar, by the names of these modules.
 *
 * @param given Names of the modules that the site has all the same.
 */
export function lackingSwizzles(siteDir: string, given: ReadonlySet<string>): ReadonlyMap<string, string> {
  const files = new Map(themeFiles(join(siteDir, swizzleDir)).map((file) => [componentName(file.path), file]));
  const isLacking = (name: string) => !given.has(name) && !isWritten(name.slice(generatedPrefix.length), siteDir);
  const lackOf = (component: string): string | undefined => {
    const reached = new Set([component]);
    // a set goes on to what is added to it
    for (const name of reached) {
      const file = files.get(name);
      const lack = generatedModules(file?.text ?? '').find(isLacking);
      if (lack !== undefined) return lack;
      if (file !== undefined) for (const imported of relativeNames(file)) reached.add(imported);
    }
    return undefined;
  };
  const found = [...files.keys()].filter(isDrawn).map((name) => [name, lackOf(name)] as const);
  return new Map(found.flatMap(([name, lack]) => (lack === undefined ? [] : [[name, lack] as const])));
}

const generatedPrefix = '@generated/';

function generatedModules(text: string): string[] {
  return [...text.matchAll(/['"](@generated\/[^'"]+)['"]/g)].map(([, name]) => name as string);
}

function isWritten(path: string, siteDir: string): boolean {
  const endings = ['', '.js', '.json', '.mjs', '.ts', '/index.js'];
  return endings.some((ending) => existsSync(join(siteDir, generatedDir, path + ending)));
}
