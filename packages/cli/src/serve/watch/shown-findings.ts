import type { Diagnostic } from '@docsite/core';
import { groupFindings, groupMessage } from '../../report/group-findings.js';
import { describeRules } from '../../report/rule-page.js';
import { createLineReader } from '../../report/source-lines.js';

/** A finding as open pages show it. */
export interface ShownFinding {
  readonly severity: Diagnostic['severity'];
  readonly message: string;
  readonly rule: string;
  /** Address of the page about the rule. */
  readonly help?: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly hint?: string;
  /** The line of source, and what of it stands before the marked column. */
  readonly excerpt?: readonly [source: string, before: string];
}

/** What open pages show of the findings of a site. */
export interface ShownFindings {
  /** All of one cause count once, as in the list. */
  readonly errors: number;
  readonly warnings: number;
  /** Errors first; no more than a reader goes through. */
  readonly list: readonly ShownFinding[];
}

/** What is shown before a site has been judged. */
export const noShownFindings: ShownFindings = { errors: 0, warnings: 0, list: [] };

/** How many findings of a severity are listed. */
const mostListed = 100;

/** The width of an excerpt, in characters. */
const excerptWidth = 100;

/** Prepares findings for open pages, with their lines of source. */
export async function showFindings(diagnostics: readonly Diagnostic[], siteDir: string): Promise<ShownFindings> {
  // it takes 35 ms to load, which the first page does not wait for
  const { renderExcerpt } = await import('../../report/source-excerpt.js');
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
        ...{ severity, message: groupMessage(group, ''), rule, file, line, column },
        ...(help !== undefined && { help }),
        ...(hint !== undefined && { hint }),
        ...(excerpt !== undefined && { excerpt: [excerpt.source, excerpt.before] }),
      };
    });
  return { errors: errors.length, warnings: warnings.length, list };
}
