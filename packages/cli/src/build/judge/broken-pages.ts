import type { Diagnostic, LoadedConfig } from '@docsite/core';
import type { LocaleResult } from '../locale-result.js';

/**
 * Rules whose findings break only the pages they concern, even if placed at the configuration, as for pages added by
 * plugins.
 */
const pageRules: ReadonlySet<string> = new Set(['page-module', 'render-error']);
/**
 * Rules whose findings break only the pages they concern if placed at documents; at the configuration they affect every
 * page.
 */
const documentRules: ReadonlySet<string> = new Set(['syntax', 'plugin']);

interface BuiltPages {
  readonly loaded: LoadedConfig;
  readonly results: readonly Pick<LocaleResult, 'isEmpty'>[];
}

/**
 * The findings that prevent a site from being written: all errors, unless it leaves out pages that cannot be built.
 * Problems with the configuration itself, or with every page, stop a build in any case.
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
