import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Replacements for files inside Docusaurus's packages that a site's code imports by their paths: docsite's modules of
 * the same contents, and otherwise the installed files, such as style sheets.
 *
 * @param code Texts of the site's modules.
 */
export function innerImports(code: readonly string[], siteDir: string, themeDir: string): Record<string, string> {
  const found = code.flatMap((text) => [...text.matchAll(innerImport)]);
  return Object.fromEntries(
    found.flatMap(([, name = '', packageName = '', path = '']): [string, string][] => {
      const file = ownModule(packageName, path, themeDir) ?? installedFile(name, siteDir);
      return file === undefined ? [] : [[name, file]];
    }),
  );
}

const innerImport = /['"](@docusaurus\/([\w-]+)\/(?:lib|lib-next|src)\/([\w./-]+))['"]/g;

function ownModule(packageName: string, path: string, themeDir: string): string | undefined {
  const name = path.replace(/(?:\/index)?(?:\.[jt]sx?)?$/, '');
  const own = join(themeDir, 'docusaurus');
  if (packageName.startsWith('plugin-content-') && /^client(?:\/|$)/.test(name)) {
    // the files of a package share contexts, and so do those of docsite's module
    return fileOf(join(own, packageName, 'client'));
  }
  const [, exported] = /^client\/exports\/(.+)$/.exec(name) ?? [];
  if (packageName === 'core' && exported !== undefined) return fileOf(join(own, exported));
  const [, component] = /^theme\/(.+)$/.exec(name) ?? [];
  return packageName === 'theme-classic' && component !== undefined ? fileOf(join(themeDir, component)) : undefined;
}

function installedFile(name: string, siteDir: string): string | undefined {
  return fileOf(join(siteDir, 'node_modules', name));
}

function fileOf(path: string): string | undefined {
  return endings.map((ending) => path + ending).find((file) => existsSync(file) && /\.\w+$/.test(file));
}

const endings = ['.tsx', '.ts', '.js', '/index.tsx', '/index.ts', '/index.js', ''];
