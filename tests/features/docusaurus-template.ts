import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '../folder.js';

const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/**
 * Creates the site that `create-docusaurus` starts with, in a temporary folder, from the templates of the installed
 * package: the files shared by all templates, then the template. Of its packages it has only `clsx`, which its pages
 * import, and not Docusaurus.
 */
export function makeTemplate(language: 'JavaScript' | 'TypeScript'): string {
  const templates = join(packages, 'create-docusaurus/templates');
  const siteDir = join(makeFolder(), 'my-website');
  for (const name of ['shared', language === 'TypeScript' ? 'classic-typescript' : 'classic'])
    cpSync(join(templates, name), siteDir, { recursive: true });
  mkdirSync(join(siteDir, 'node_modules'));
  symlinkSync(join(packages, 'clsx'), join(siteDir, 'node_modules/clsx'));
  return siteDir;
}
