import type { Diagnostic } from '@docsite/core';
import type { ShownFinding, ShownFindings } from '@docsite/renderer/template';
import { groupFindings, groupMessage } from '../../../report/formats/group-findings.js';
import { describeRules } from '../../../report/formats/rule-page.js';
import { createLineReader } from '../../../report/source-lines.js';

/** Shown before a site has been checked. */
export const noShownFindings: ShownFindings = { errors: 0, warnings: 0, list: [] };

/** The maximum number of listed findings of each severity. */
const mostListed = 100;

/** The width of an excerpt, in characters. */
const excerptWidth = 100;

/** Prepares findings for open pages, with their source lines. */
export async function showFindings(diagnostics: readonly Diagnostic[], siteDir: string): Promise<ShownFindings> {
  // takes 35 ms to load, which the first page does not wait for
  const { renderExcerpt } = await import('../../../report/formats/source-excerpt.js');
  const groups = groupFindings(diagnostics);
  const [errors, warnings] = (['error', 'warning'] as const).map((severity) =>
    groups.filter(({ first }) => first.severity === severity),
  ) as [typeof groups, typeof groups];
  const lineAt = createLineReader(siteDir);
  const rules = describeRules();
  const list = [errors, warnings]
    .flatMap((groups) => groups.slice(0, mostListed))
    .map((group): ShownFinding => {
      const { severity, rule, file, line, column, hint } = group.first;
      const text = lineAt(file, line);
      const excerpt = text === undefined ? undefined : renderExcerpt({ text, line, column }, excerptWidth);
      const help = rules.get(rule)?.help;
      return {
        severity,
        message: groupMessage(group, ''),
        rule,
        file,
        line,
        column,
        ...(help !== undefined && { help }),
        ...(hint !== undefined && { hint }),
        ...(excerpt !== undefined && { excerpt: [excerpt.source, excerpt.before] }),
      };
    });
  return { errors: errors.length, warnings: warnings.length, list };
}
