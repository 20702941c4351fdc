import { join } from 'node:path';
import { firstFound, scriptEnding } from '@docsite/core';
import { textOf } from '../../load/files/file-text.js';
import { filesBelow } from '../../load/files/files-below.js';
import { findModule, resolveModule } from '../../load/files/find-module.js';

/**
 * docsite's folders for those inside Docusaurus's packages, from which sites import although they are not public: in
 * each, modules have the same names.
 */
export function innerFolders(themeDir: string): Record<string, string> {
  const own = join(themeDir, 'docusaurus');
  return {
    '@docusaurus/core/lib/client/exports': own,
    ...Object.fromEntries(
      ['lib', 'lib-next', 'src'].map((dir) => [`@docusaurus/theme-classic/${dir}/theme`, themeDir]),
    ),
  };
}

/** The code that may import files inside Docusaurus's packages. */
export interface ImportingCode {
  /** Absolute. */
  readonly siteDir: string;
  /** Texts of the site's modules. */
  readonly code: readonly string[];
  /** Folders of the themes of its plugins, absolute, whose packages are looked through as a whole. */
  readonly themes: readonly string[];
}

/**
 * Replacements for files inside Docusaurus's packages that code imports by their paths: docsite's modules of the same
 * contents, and otherwise the installed files, such as style sheets.
 */
export function innerImports({ siteDir, code, themes }: ImportingCode, themeDir: string): Record<string, string> {
  const packages = new Set(themes.flatMap((folder) => packageFolder.exec(folder)?.[0] ?? []));
  const ofPackages = [...packages].flatMap(filesBelow).filter((file) => scriptEnding.test(file));
  const found = [...code, ...ofPackages.map(textOf)].flatMap((text) => [...text.matchAll(innerImport)]);
  return Object.fromEntries(
    found.flatMap(([, name = '', packageName = '', path = '']): [string, string][] => {
      const file = ownModule(packageName, path, themeDir) ?? installedFile(name, [siteDir, ...packages]);
      return file === undefined ? [] : [[name, file]];
    }),
  );
}

const packageFolder = /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

const innerImport = /['"](@docusaurus\/([\w-]+)\/(?:lib|lib-next|src)\/([\w./-]+))['"]/g;

function ownModule(packageName: string, path: string, themeDir: string): string | undefined {
  const name = path.replace(/(?:\/index)?(?:\.[jt]sx?)?$/, '');
  const own = join(themeDir, 'docusaurus');
  if (packageName.startsWith('plugin-content-') && /^client(?:\/|$)/.test(name)) {
    // the files of a package share contexts, and so do those of docsite's module
    return findModule(join(own, packageName, 'client'));
  }
  const [, exported] = /^client\/exports\/(.+)$/.exec(name) ?? [];
  if (packageName === 'core' && exported !== undefined) return findModule(join(own, exported));
  const [, component] = /^theme\/(.+)$/.exec(name) ?? [];
  return packageName === 'theme-classic' && component !== undefined ? findModule(join(themeDir, component)) : undefined;
}

/** A file in a package installed for one of the folders. */
function installedFile(name: string, folders: readonly string[]): string | undefined {
  return firstFound(folders, (folder) => findModule(join(folder, 'node_modules', name)) ?? resolveModule(name, folder));
}
