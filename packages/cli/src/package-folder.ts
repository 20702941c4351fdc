import { fileURLToPath } from 'node:url';

/** The folder of docsite's own package, absolute: sources, compiled files and the bundle are one level below it. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));
