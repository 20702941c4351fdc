import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Their folder in the published package, next to the command's bundle. */
const published = fileURLToPath(new URL('../templates', import.meta.url));

/** Sources of the default theme. */
export const templatesDir = existsSync(published) ? published : workspaceTemplates();

function workspaceTemplates(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@docsite/templates/package.json')), 'src');
}
