import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Sources of the default theme. */
export const templatesDir = join(
  dirname(createRequire(import.meta.url).resolve('@docsite/templates/package.json')),
  'src',
);
