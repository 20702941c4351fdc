import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './package-folder.js';

/** The version of docsite: the one in the published package's `package.json`, which no other file repeats. */
export const version = (
  JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { readonly version: string }
).version;
