import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { rules } from '../../src/index.js';

/** The rules of the table in content/docsite/checking.md, with the severity of their row. */
function documentedRules(): [name: string, severity: string][] {
  const text = readFileSync(join(import.meta.dirname, '../../../../content/docsite/checking.md'), 'utf8');
  const [, table = ''] = text.split('## Rules\n');
  const rows = (table.split('\n## ')[0] as string).split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const names = [...(cells[1] as string).matchAll(/`([^`]+)`/g)].map((match) => match[1] as string);
    return names.map((name): [string, string] => [name, cells.at(-2) as string]);
  });
}

/** Reported by the command that writes, and of no other severity whatever the configuration says. */
const reportedByBuild = ['output-collision'];

test('the documentation should list every rule, and no other, with its severity', () => {
  const inCode = rules.map(({ name, defaultSeverity }) => [name, defaultSeverity]);
  const documented = documentedRules().filter(([name]) => !reportedByBuild.includes(name));
  expect(documented.sort()).toEqual(inCode.sort());
});
