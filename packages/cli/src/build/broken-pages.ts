import type { Diagnostic, LoadedConfig } from '@docsite/core';
import type { LocaleResult } from './render-locale.js';

/**
 * Rules about what costs the pages that need it, and nothing else: pages that plugins add are placed at the
 * configuration.
 */
const pageRules: ReadonlySet<string> = new Set(['page-module', 'render-error']);
/** Those that mean the same where documents break them; at the configuration they concern every page. */
const documentRules: ReadonlySet<string> = new Set(['syntax', 'plugin']);

interface BuiltPages {
  readonly loaded: LoadedConfig;
  readonly results: readonly Pick<LocaleResult, 'isEmpty'>[];
}

/**
 * The findings that decide whether a site is written: all, unless its configuration says that pages which cannot be
 * built are left out. What is wrong with the configuration itself, or with every page, stops a build in any case.
 */
export function stoppingFindings(
  found: readonly Diagnostic[],
  { loaded: { config, file }, results }: BuiltPages,
): readonly Diagnostic[] {
  if (config.brokenPages === 'stop' || results.some(({ isEmpty }) => isEmpty)) return found;
  const isOfPage = (item: Diagnostic) =>
    pageRules.has(item.rule) || (documentRules.has(item.rule) && item.file !== file);
  return found.filter((item) => item.severity !== 'error' || !isOfPage(item));
}
