import type { Diagnostic } from '@docsite/core';
import { countOf } from './quantities.js';

/** The options that limit how many warnings a command allows. */
export interface WarningOptions {
  /** Allows no warnings. */
  readonly strict?: boolean;
  readonly maxWarnings?: number;
}

/** The maximum number of warnings with which a command succeeds; infinite unless limited by an option. */
export function warningBound({ strict = false, maxWarnings = Number.POSITIVE_INFINITY }: WarningOptions): number {
  return strict ? 0 : maxWarnings;
}

/** A message that there are more warnings than allowed; undefined if there are not. */
export function explainBound(diagnostics: readonly Diagnostic[], options: WarningOptions): string | undefined {
  const bound = warningBound(options);
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
  if (warnings <= bound) return undefined;
  const option = options.strict === true ? '--strict' : `--max-warnings ${bound}`;
  const found = countOf(warnings, 'warning');
  return bound === 0 ? `${found}: ${option} lets none pass` : `${found}: more than ${option} lets pass`;
}
