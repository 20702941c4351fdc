import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageFolder } from './package-folder.js';

/** Their folder in the published package. */
const published = join(packageFolder, 'docusaurus');

/** Modules that Docusaurus provides to sites. Every command checks their states, even one that loads nothing else. */
export const docusaurusThemeDir = existsSync(published) ? published : join(dirname(ownManifest()), 'theme');

/** The style sheet that Docusaurus sites build on. */
export function infimaFile(): string {
  return existsSync(published)
    ? join(published, 'infima.css')
    : createRequire(ownManifest()).resolve('infima/dist/css/default/default.css');
}

function ownManifest(): string {
  return createRequire(import.meta.url).resolve('@docsite/docusaurus/package.json');
}
