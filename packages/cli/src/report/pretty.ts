import { styleText } from 'node:util';
import type { Diagnostic } from '@docsite/core';
import { groupFindings, groupMessage } from './group-findings.js';
import type { Reporter } from './reporter.js';
import { shownPath } from './shown-path.js';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/** The widest that the message column gets: longer messages do not move the rules of other lines. */
const widestMessage = 72;

/**
 * One line for each cause, in columns: place, severity, message, rule; below it the hint; at the end how many findings
 * there are.
 */
export const renderPretty: Reporter = (diagnostics, { siteDir, color }) => {
  if (diagnostics.length === 0) return 'no findings';
  const paint: Paint = color ? (style, text) => styleText(style, text, { validateStream: false }) : (_, text) => text;
  const groups = groupFindings(diagnostics);
  const rows = groups.map((group) => ({
    ...group.first,
    place: oneLine(`${shownPath(siteDir, group.first.file)}:${group.first.line}:${group.first.column}`),
    message: oneLine(groupMessage(group, siteDir)),
  }));
  const placeWidth = widest(rows.map(({ place }) => place));
  const messageWidth = widest(rows.map(({ message }) => message).filter((message) => message.length <= widestMessage));
  const lines = rows.flatMap(({ place, severity, message, rule, hint }) => {
    const weight = paint(severity === 'error' ? 'red' : 'yellow', severity.padEnd(7));
    const line = `${place.padEnd(placeWidth)}  ${weight}  ${message.padEnd(messageWidth)}  ${paint('dim', rule)}`;
    return hint === undefined ? [line] : [line, `  ${paint('cyan', 'hint:')} ${oneLine(hint)}`];
  });
  const causes = groups.length < diagnostics.length ? `, of ${count(groups.length, 'cause')}` : '';
  return [...lines, '', summary(diagnostics, paint) + causes].join('\n');
};

function widest(texts: readonly string[]): number {
  return texts.reduce((width, text) => Math.max(width, text.length), 0);
}

function summary(diagnostics: readonly Diagnostic[], paint: Paint): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const parts = [
    errors > 0 ? paint('red', count(errors, 'error')) : '',
    warnings > 0 ? paint('yellow', count(warnings, 'warning')) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Removes control characters, so that text from files cannot break a line or control the terminal. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
}
