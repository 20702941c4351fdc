import type { Diagnostic } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { showFindings } from '../../../../src/serve/watch/requests/shown-findings.js';

const folder = makeFolder({ 'docs/a.md': '# A\n\n\tSee [x](y).\n' });
const finding = (changes: Partial<Diagnostic>): Diagnostic => ({
  ...{ rule: 'broken-link', severity: 'warning', message: 'no page', file: 'docs/a.md', line: 3, column: 6 },
  ...changes,
});

test('showFindings should list errors first, each with its line of source, and each cause once', async () => {
  const shown = await showFindings(
    [
      finding({ hint: 'write it' }),
      finding({ cause: 'y' }),
      finding({ cause: 'y', line: 1 }),
      finding({ severity: 'error', rule: 'no-such-rule', file: 'gone.md' }),
    ],
    folder,
  );
  expect([shown.errors, shown.warnings]).toEqual([1, 2]);
  expect(shown.list.map(({ severity, file, help, hint, excerpt }) => [severity, file, help, hint, excerpt])).toEqual([
    ['error', 'gone.md', undefined, undefined, undefined],
    ...['write it', undefined].map((hint) => [
      'warning',
      'docs/a.md',
      'https://moodledev.io/docsite/rules/broken-link',
      hint,
      ['    See [x](y).', '    See '],
    ]),
  ]);
});

test('showFindings should list no more than a reader goes through, and count all', async () => {
  const many = Array.from({ length: 250 }, (_, index) => finding({ column: index + 1 }));
  const { warnings, list } = await showFindings([...many, finding({ severity: 'error' })], folder);
  expect([warnings, list.length]).toEqual([250, 101]);
});
