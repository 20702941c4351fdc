import { join, posix } from 'node:path';
import { filesBelow, textOf } from '../load/files-below.js';
import { isBridged } from './bridges.js';
import { componentName, type Swizzles, swizzleDir, themeFiles } from './swizzles.js';

/**
 * The components that neither a bridge nor anything of the site takes up, by their names.
 *
 * @param folders Where code and content of the site lie, absolute.
 */
export function idleSwizzles(siteDir: string, { names }: Swizzles, folders: readonly string[]): string[] {
  const idle = new Set([...names].filter((name) => !isBridged(name)));
  if (idle.size > 0) for (const name of importedNames(siteDir)) idle.delete(name);
  for (const file of idle.size > 0 ? folders.flatMap(filesBelow) : []) {
    if (/\.(?:mdx?|[jt]sx?)$/.test(file)) for (const name of mentionedNames(textOf(file))) idle.delete(name);
    if (idle.size === 0) break;
  }
  return [...idle].sort();
}

/** Names of the components that others of them import by relative paths. */
function importedNames(siteDir: string): string[] {
  return themeFiles(join(siteDir, swizzleDir)).flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:from|import|require\()\s*['"](\.{1,2}\/[^'"]+)['"]/g)].map(([, target]) =>
      componentName(posix.join(posix.dirname(path), target as string)),
    ),
  );
}

/** Names of the components that code or a document imports. */
function mentionedNames(text: string): string[] {
  return [...text.matchAll(/['"]@(?:theme|site\/src\/theme)\/([^'"]+)['"]/g)].map(([, path]) =>
    componentName(path as string),
  );
}
