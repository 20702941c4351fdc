import { sha256 } from '@docsite/core';
import { groupFindings, groupMessage } from './group-findings.js';
import { renderPretty } from './pretty.js';
import type { Reporter } from './reporter.js';
import { shownPath } from './shown-path.js';

/**
 * The findings for people who read the log, followed by a folded group with a workflow command for each cause, which
 * GitHub shows next to the changed lines. See
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export const renderGithub: Reporter = (diagnostics, context) => {
  const log = asText(renderPretty(diagnostics, context));
  if (diagnostics.length === 0) return log;
  return [log, '::group::Annotations', ...renderCommands(diagnostics, context), '::endgroup::'].join('\n');
};

function renderCommands(...[diagnostics, { siteDir, root }]: Parameters<Reporter>): string[] {
  return groupFindings(diagnostics).map((group) => {
    const { rule, severity, file, line, column, hint } = group.first;
    const message = groupMessage(group, siteDir);
    const properties = { file: shownPath(siteDir, file, root), line, col: column, title: rule };
    const written = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
    const text = hint === undefined ? message : `${message}\nhint: ${hint}`;
    return `::${severity} ${written.join(',')}::${escapeData(text)}`;
  });
}

/**
 * Prevents GitHub from interpreting commands in a text. The word that ends this is derived from the text, so that the
 * text cannot contain it.
 */
function asText(text: string): string {
  if (!/::|##\[/.test(text)) return text;
  const word = sha256(text).slice(0, 32);
  return `::stop-commands::${word}\n${text}\n::${word}::`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
