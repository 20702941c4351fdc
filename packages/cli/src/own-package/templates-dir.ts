import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageFolder } from './package-folder.js';

/** Their folder in the published package. */
const published = join(packageFolder, 'templates');

/** Sources of the default theme. */
export const templatesDir = existsSync(published) ? published : workspaceTemplates();

function workspaceTemplates(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@docsite/templates/package.json')), 'src');
}
