import { relative } from 'node:path';
import type { Diagnostic } from '@docsite/core';

/** The parts of a build's result that its summary shows. */
export interface Built {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly bytes: number;
  /** Whether the new site is in place. */
  readonly written: boolean;
}

/** The line that ends a build: pages, time, size, and whether the new site is in place. */
export function renderSummary(result: Built, outDir: string, milliseconds: number): string {
  const errors = result.diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length;
  const warnings = result.diagnostics.length - errors;
  const findings = [count(errors, 'error'), count(warnings, 'warning')].filter((text) => text !== '').join(', ');
  const time = `${(milliseconds / 1000).toFixed(2)} s`;
  if (!result.written)
    return `Not written: ${findings} in ${time}. The previous site, if there was one, stands as it was.`;
  const pages = result.pages === 1 ? '1 page' : `${result.pages} pages`;
  return `Built ${pages} (${formatBytes(result.bytes)}) in ${time} into ${relative('.', outDir) || '.'}${findings === '' ? '' : `; ${findings}`}`;
}

function count(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(0)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
