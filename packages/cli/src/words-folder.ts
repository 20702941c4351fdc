import { fileURLToPath } from 'node:url';

/**
 * The words of the theme in other languages than English, a file each: beside the bundle, as the published package has
 * it.
 */
export const wordsDir = fileURLToPath(new URL('../words', import.meta.url));
