import type { Diagnostic, LoadedConfig } from '@docsite/core';
import type { LocaleResult } from './render-locale.js';

/** Rules about what costs the pages that need it, and nothing else. */
const pageRules: ReadonlySet<string> = new Set(['page-module', 'render-error', 'syntax', 'plugin']);

interface BuiltPages {
  readonly loaded: LoadedConfig;
  readonly results: readonly Pick<LocaleResult, 'isEmpty'>[];
}

/**
 * The findings that decide whether a site is written: all, unless its configuration says that pages which cannot be built are left
 * out. What is wrong with the configuration itself, or with every page, stops a build in any case.
 */
export function stoppingFindings(
  found: readonly Diagnostic[],
  { loaded: { config, file }, results }: BuiltPages,
): readonly Diagnostic[] {
  if (config.brokenPages === 'stop' || results.some(({ isEmpty }) => isEmpty)) return found;
  return found.filter((item) => item.severity !== 'error' || item.file === file || !pageRules.has(item.rule));
}
