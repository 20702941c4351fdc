import type { Reporter } from './reporter.js';

/** A JSON array of findings; files are relative to the site folder. */
export const renderJson: Reporter = (diagnostics) =>
  JSON.stringify(
    diagnostics.map(({ rule, severity, message, file, line, column, hint }) => ({
      rule,
      severity,
      message,
      file,
      line,
      column,
      hint,
    })),
    undefined,
    2,
  );
