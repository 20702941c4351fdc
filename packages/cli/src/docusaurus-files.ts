import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Their folder in the published package, beside the bundle of the command. */
const published = fileURLToPath(new URL('../docusaurus', import.meta.url));

/** Modules that Docusaurus gives to sites. Every command looks at them, also one that loads nothing else. */
export const docusaurusThemeDir = existsSync(published) ? published : join(dirname(ownManifest()), 'theme');

/** The style sheet that Docusaurus sites are written with. */
export function infimaFile(): string {
  return existsSync(published)
    ? join(published, 'infima.css')
    : createRequire(ownManifest()).resolve('infima/dist/css/default/default.css');
}

function ownManifest(): string {
  return createRequire(import.meta.url).resolve('@docsite/docusaurus/package.json');
}
