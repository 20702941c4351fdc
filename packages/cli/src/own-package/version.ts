import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './package-folder.js';

/** The version of docsite: that in the published package's `package.json`, the only file that contains it. */
export const version = (
  JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { readonly version: string }
).version;
