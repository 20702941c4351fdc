import type { Reporter } from './reporter.js';

/**
 * A JSON array of findings, one per place; files are relative to the site folder. Findings that the other formats show
 * as one have the same `rule`, `severity` and `cause`.
 */
export const renderJson: Reporter = (diagnostics) =>
  JSON.stringify(
    diagnostics.map(({ rule, severity, message, file, line, column, hint, cause }) => ({
      rule,
      severity,
      message,
      file,
      line,
      column,
      hint,
      cause,
    })),
    undefined,
    2,
  );
