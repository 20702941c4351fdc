import type { Diagnostic } from '@docsite/core';
import { version } from '../../own-package/version.js';
import type { Reporter } from './reporter.js';
import { describeRules } from './rule-page.js';

/** Version of the format, which `schema/findings.schema.json` describes. */
const formatVersion = 1;

/**
 * A JSON object with every finding, one per place; files are relative to the site folder. Findings that reports for
 * people combine have the same `rule`, `severity` and `cause`.
 */
export const renderJson: Reporter = (diagnostics) => {
  const countAt = (severity: Diagnostic['severity']) => diagnostics.filter((item) => item.severity === severity).length;
  const found = new Set(diagnostics.map(({ rule }) => rule));
  const report = {
    version: formatVersion,
    docsite: version,
    counts: { error: countAt('error'), warning: countAt('warning') },
    findings: diagnostics.map(({ rule, severity, message, file, line, column, hint, cause }) => ({
      rule,
      severity,
      message,
      file,
      line,
      column,
      hint,
      cause,
    })),
    rules: Object.fromEntries([...describeRules()].filter(([name]) => found.has(name))),
  };
  return JSON.stringify(report, undefined, 2);
};
