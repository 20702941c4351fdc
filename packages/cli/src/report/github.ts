import { groupFindings, groupMessage } from './group-findings.js';
import type { Reporter } from './reporter.js';
import { shownPath } from './shown-path.js';

/**
 * Workflow commands that GitHub Actions shows beside the changed lines, one per cause. See
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export const renderGithub: Reporter = (diagnostics, { siteDir }) =>
  groupFindings(diagnostics)
    .map((group) => {
      const { rule, severity, file, line, column, hint } = group.first;
      const message = groupMessage(group, siteDir);
      const properties = { file: shownPath(siteDir, file), line, col: column, title: rule };
      const written = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
      return `::${severity} ${written.join(',')}::${escapeData(hint === undefined ? message : `${message}\nhint: ${hint}`)}`;
    })
    .join('\n');

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
