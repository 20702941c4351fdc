import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../content/', import.meta.url));

/** The places of tables with a column whose header is empty, which screen readers announce without a name. */
function namelessColumns(file: string): string[] {
  const lines = readFileSync(`${root}${file}`, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const isHeader = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(lines[index + 1] ?? '');
    return isHeader && /\|\s*\|/.test(line) ? [`content/${file}:${index + 1}`] : [];
  });
}

test('tables in content should name all their columns', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx?$/.test(file));
  expect(files.flatMap(namelessColumns)).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});
