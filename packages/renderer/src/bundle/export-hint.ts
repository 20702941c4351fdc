import { didYouMean } from '@docsite/core';
import type { Location, Message } from 'esbuild';
import { missingExport } from './missing-exports.js';

/** How many exports a hint names. */
const namedExports = 8;

/** Says that a module lacks an export; nothing of a message about something else. */
export function missingExportText(message: Message): string | undefined {
  const missing = missingExport(message);
  if (missing === undefined) return undefined;
  const written = message.location === null ? undefined : writtenName(message.location);
  // the theme's own imports name no file that authors know
  const module = written === undefined || written.startsWith('@theme') ? missing.module : written;
  return missing.name === 'default'
    ? `'${module}' has no default export`
    : `'${module}' does not export '${missing.name}'`;
}

/** Names the export that may be meant, or those that there are, the ones that begin like it first. */
export function exportHint(name: string, exports: readonly string[]): string {
  const near = didYouMean(name, exports);
  if (near !== undefined) return near;
  if (exports.length === 0) return 'it exports nothing';
  const sorted = [...exports].sort((a, b) => sharedLength(b, name) - sharedLength(a, name));
  const listed = sorted.slice(0, namedExports).map((one) => `'${one}'`);
  const more = exports.length > namedExports ? ` and ${exports.length - namedExports} more` : '';
  return `it exports ${listed.join(', ')}${more}`;
}

/** How many letters two names begin with in common. */
function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** How the author names the module, where that is on the same line. */
function writtenName({ lineText, column }: Location): string | undefined {
  const rest = Buffer.from(lineText).subarray(column).toString();
  return /\bfrom\s*(['"])(.+?)\1/.exec(rest)?.[2];
}
