import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '../../../folder.js';

const packages = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));

/**
 * Creates the site that `create-docusaurus` starts with, in a temporary folder, from the templates of the installed
 * package: the files shared by all templates, then the template. None of its packages is installed.
 */
export function makeTemplate(language: 'JavaScript' | 'TypeScript'): string {
  const templates = join(packages, 'create-docusaurus/templates');
  const siteDir = join(makeFolder(), 'my-website');
  for (const name of ['shared', language === 'TypeScript' ? 'classic-typescript' : 'classic'])
    cpSync(join(templates, name), siteDir, { recursive: true });
  return siteDir;
}
