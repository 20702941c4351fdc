import { fileURLToPath } from 'node:url';

/**
 * The theme's labels in languages other than English, one file per language: next to the bundle, as in the published
 * package.
 */
export const wordsDir = fileURLToPath(new URL('../words', import.meta.url));
