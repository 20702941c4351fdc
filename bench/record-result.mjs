import { appendFileSync, existsSync, writeFileSync } from 'node:fs';

/**
 * Appends a result to the measurements of today, in `results/`.
 *
 * @param {string} report A Markdown section that begins with a heading of level 2.
 */
export function recordResult(report) {
  const today = new Date().toISOString().slice(0, 10);
  const file = new URL(`./results/${today}.md`, import.meta.url);
  if (!existsSync(file)) writeFileSync(file, `# Measurements of ${today}\n`);
  appendFileSync(file, `\n${report}`);
}
