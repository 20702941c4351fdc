import type { Diagnostic } from '@docsite/core';
import { countFindings } from './count-findings.js';
import { pathFromHere } from './path-from-here.js';
import { countOf, formatBytes } from './quantities.js';

/** The parts of a build's result that its summary shows. */
export interface Built {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** Number of pages that could not be built; absent for none. */
  readonly leftOut?: number;
  readonly bytes: number;
  /** Whether the new site is in place. */
  readonly written: boolean;
  /** Further messages; absent for none. */
  readonly notes?: readonly string[];
}

/** The last line of a build: pages, time, size, and whether the new site is in place. */
export function renderSummary(result: Built, outDir: string, milliseconds: number): string {
  const findings = countFindings(result.diagnostics);
  const time = `${(milliseconds / 1000).toFixed(2)} s`;
  if (!result.written) return `Not written: ${findings} in ${time}. The previous site, if there was one, is unchanged.`;
  const size = formatBytes(result.bytes);
  const built = `Built ${pagesText(result)} (${size}) in ${time} into ${pathFromHere(outDir)}`;
  return findings === '' ? built : `${built}; ${findings}`;
}

function pagesText({ pages, leftOut = 0 }: Built): string {
  if (leftOut > 0) return `${pages} of ${pages + leftOut} pages`;
  return countOf(pages, 'page');
}
