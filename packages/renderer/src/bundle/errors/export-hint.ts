import { didYouMean, nameSome } from '@docsite/core';
import type { Location, Message } from 'esbuild';
import { missingExport } from '../modules/missing-exports.js';

/** The maximum number of exports that a hint lists. */
const namedExports = 8;

/** The message for a missing export; `undefined` for messages about anything else. */
export function missingExportText(message: Message): string | undefined {
  const missing = missingExport(message);
  if (missing === undefined) return undefined;
  const written = message.location === null ? undefined : writtenName(message.location);
  // the theme's own imports name no file that authors know
  const module = written === undefined || written.startsWith('@theme') ? missing.module : written;
  return lackText(module, missing.name);
}

/** The message for an export that a module, named as authors know it, lacks. */
export function lackText(module: string, name: string): string {
  return name === 'default' ? `'${module}' has no default export` : `'${module}' does not export '${name}'`;
}

/** Names the export that was probably meant, or lists all exports, those with the longest common prefix first. */
export function exportHint(name: string, exports: readonly string[]): string {
  const near = didYouMean(name, exports);
  if (near !== undefined) return near;
  if (exports.length === 0) return 'it exports nothing';
  // as in Astro
  if (name === 'Content' && exports.includes('frontMatter'))
    return "the document is its default export: write `import Content from '…'`";
  const sorted = [...exports].sort((a, b) => sharedLength(b, name) - sharedLength(a, name));
  const quoted = sorted.map((one) => `'${one}'`);
  return `it exports ${nameSome(quoted, namedExports)}`;
}

/** The length of the common prefix of two names. */
function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** The module specifier as written, if it is on the same line. */
function writtenName({ lineText, column }: Location): string | undefined {
  const rest = Buffer.from(lineText).subarray(column).toString();
  return /\bfrom\s*(['"])(.+?)\1/.exec(rest)?.[2];
}
