import { join } from 'node:path';
import { packageFolder } from './package-folder.js';

/** The theme's labels in languages other than English, one file per language. */
export const labelsDir = join(packageFolder, 'labels');
