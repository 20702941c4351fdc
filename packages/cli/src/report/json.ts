import type { Reporter } from './reporter.js';

/**
 * A JSON array of findings, one for each place; files are relative to the site folder. What the other formats show as
 * one has equal `rule`, `severity` and `cause`.
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
