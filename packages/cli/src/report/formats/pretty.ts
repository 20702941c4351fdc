import type { Diagnostic, Group } from '@docsite/core';
import { countFindings } from '../outcome/count-findings.js';
import { countOf } from '../outcome/quantities.js';
import { type FindingGroup, groupByFile, groupFindings, groupMessage } from './group-findings.js';
import { type Paint, painter } from './paint.js';
import { noFindings } from './report-format.js';
import type { ReportContext, Reporter } from './reporter.js';
import { rulePages } from './rule-page.js';
import { shownPath } from './shown-path.js';
import { renderExcerpt } from './source-excerpt.js';

const styles = { error: 'red', warning: 'yellow' } as const;
const defaultWidth = 100;

/**
 * Prints a block for each file. Each cause has a line with place, severity, message and rule, followed by the source
 * line with a caret under the column, and the hint. The last line gives the number of findings.
 */
export const renderPretty: Reporter = (diagnostics, context) => {
  if (diagnostics.length === 0) return noFindings;
  const paint = painter(context.color);
  const groups = groupFindings(diagnostics);
  const blocks = [...groupByFile(groups).values()].map((block) => renderFile(block, context, paint));
  const causes = groups.length < diagnostics.length ? `, of ${countOf(groups.length, 'cause')}` : '';
  const counts = countFindings(diagnostics, (severity, text) => paint(styles[severity], text));
  return [...blocks, `${counts}${causes}\n${paint('dim', `each rule is described at ${rulePages}`)}`].join('\n\n');
};

/**
 * Prints the findings of one file; if there are several, under a title, so that it is easy to see where the next file
 * begins.
 */
function renderFile(groups: Readonly<Group<FindingGroup>>, context: ReportContext, paint: Paint): string {
  const { siteDir } = context;
  const [first] = groups;
  const counts = countFindings(groups.map((group) => group.first));
  const title = `${paint('bold', oneLine(shownPath(siteDir, first.first.file)))}: ${counts}`;
  const findings = groups.flatMap((group) => renderFinding(group, context, paint));
  return [...(groups.length > 1 ? [title] : []), ...findings].join('\n');
}

function renderFinding(group: FindingGroup, context: ReportContext, paint: Paint): string[] {
  const { file, line, column, severity, rule, hint } = group.first;
  const place = oneLine(`${shownPath(context.siteDir, file)}:${line}:${column}`);
  const message = oneLine(groupMessage(group, context.siteDir));
  const heading = `${place}  ${paint(styles[severity], severity)}  ${message}  ${paint('dim', rule)}`;
  const remedy = hint === undefined ? [] : [`  ${paint('cyan', 'hint:')} ${oneLine(hint)}`];
  return [heading, ...renderSource(group.first, context, paint), ...remedy];
}

function renderSource({ file, line, column, severity }: Diagnostic, context: ReportContext, paint: Paint): string[] {
  const text = context.lineAt?.(file, line);
  const excerpt = text && renderExcerpt({ text, line, column }, context.width ?? defaultWidth);
  if (!excerpt) return [];
  const { margin, source, mark } = excerpt;
  return [paint('dim', margin.source) + source, paint('dim', margin.mark) + paint(styles[severity], mark)];
}

/** Removes control characters, so that text from files cannot break a line or control the terminal. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
