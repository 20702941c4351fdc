import { readFileSync, writeFileSync } from 'node:fs';

const log = new URL('./RESULTS.md', import.meta.url);

/**
 * Appends a result to the log in RESULTS.md, under today's heading.
 *
 * @param {string} report A Markdown section that begins with a heading of level 3.
 */
export function recordResult(report) {
  const text = readFileSync(log, 'utf8');
  const today = `## ${new Date().toISOString().slice(0, 10)}`;
  const isThere = text.split('\n').includes(today);
  writeFileSync(log, `${text}\n${isThere ? '' : `${today}\n\n`}${report}`);
}
