import { join } from 'node:path';
import { capturesIn } from '@docsite/core';
import { textOf } from '../../load/files/file-text.js';
import { fileOfImport } from '../../load/files/find-module.js';
import { reachedFrom } from '../../load/files/reached-from.js';
import { importsComponent, isEjected, swizzleDir, type ThemeFile } from './theme-files.js';

const drawsLayout = /['"]@theme(?:-original|-init)?\/Layout['"]/;

/** Imports by an alias of the site's own, whose modules are not looked for. */
const ownAlias = /\bfrom\s*['"][@~#]\//;

/**
 * Whether the site's `BlogLayout` draws all of a blog page and no `Layout`, which has the navbar and the footer in
 * Docusaurus: neither do the modules of the site that it imports, nor its other components for blogs.
 */
export function isFramelessBlog(siteDir: string, files: readonly ThemeFile[]): boolean {
  const layout = files.find((file) => isEjected(file, 'BlogLayout'));
  if (layout === undefined || files.some((file) => /^Blog/.test(file.name) && importsComponent(file, 'Layout')))
    return false;
  const start = join(siteDir, swizzleDir, layout.path);
  const texts = [...reachedFrom([start], (file) => modulesImportedBy(file, siteDir))].map(textOf);
  return texts.every((text) => !drawsLayout.test(text) && !ownAlias.test(text));
}

/** The modules of the site that one imports: by a relative path, by `@site`, or as components of the theme. */
function modulesImportedBy(file: string, siteDir: string): string[] {
  if (!/\.[jt]sx?$/.test(file)) return [];
  const names = capturesIn(
    textOf(file),
    /\b(?:from|import|require)\s*\(?\s*['"](\.{1,2}\/[^'"]+|@(?:site|theme)\/[^'"]+)['"]/g,
  );
  const inSite = names.map((name) => name.replace(/^@theme\//, `@site/${swizzleDir}/`));
  return inSite.flatMap((name) => fileOfImport(name, { file, siteDir }) ?? []);
}
