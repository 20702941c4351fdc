import { readFileSync } from 'node:fs';

/** The version of docsite: the one in the published package's `package.json`, which no other file repeats. */
export const version = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string }
).version;
