import { appendFileSync, existsSync, writeFileSync } from 'node:fs';

/**
 * Prints a result, and appends it to the measurements of today, in `results/`, if it is to be written.
 *
 * @param {readonly string[]} lines A Markdown section that begins with a heading of level 2.
 * @param {{ readonly write: boolean }} options
 */
export function publishReport(lines, { write }) {
  const report = `${lines.join('\n')}\n`;
  process.stdout.write(report);
  if (!write) return;
  const today = new Date().toISOString().slice(0, 10);
  const file = new URL(`./results/${today}.md`, import.meta.url);
  if (!existsSync(file)) writeFileSync(file, `# Measurements of ${today}\n`);
  appendFileSync(file, `\n${report}`);
}

/**
 * A row of a table in Markdown.
 *
 * @param {readonly (string | number)[]} cells
 */
export function tableRow(cells) {
  return `| ${cells.join(' | ')} |`;
}
