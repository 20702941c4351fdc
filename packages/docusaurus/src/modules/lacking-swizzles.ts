import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generatedDir } from '../config/plugins/plugin-context.js';
import { isDrawn, relativeNames } from './idle-swizzles.js';
import { componentName, swizzleDir, themeFiles } from './swizzles.js';

/**
 * Components that docsite would draw if they did not import a module that plugins generate when Docusaurus's bundler
 * calls them, such as `@generated/lunr.client` in an ejected search bar; each with the name of the module.
 *
 * @param given Names of such modules that the site has nevertheless.
 */
export function lackingSwizzles(siteDir: string, given: ReadonlySet<string>): ReadonlyMap<string, string> {
  const files = new Map(themeFiles(join(siteDir, swizzleDir)).map((file) => [componentName(file.path), file]));
  const isLacking = (name: string) => !given.has(name) && !isWritten(name.slice(generatedPrefix.length), siteDir);
  const lackOf = (component: string): string | undefined => {
    const reached = new Set([component]);
    // iterating over a set includes elements added on the way
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
