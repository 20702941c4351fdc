import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { UsageError } from '../../src/report/errors/usage-error.js';
import { writeNamedFile } from '../../src/report/write-named-file.js';

test('a file named by an option should be written, with its missing folders', () => {
  const file = join(makeFolder({}), 'a/b/report.json');
  writeNamedFile(file, '{}\n');
  expect(readFileSync(file, 'utf8')).toBe('{}\n');
});

test('a folder given instead of a file should be rejected with a message', () => {
  const folder = makeFolder({});
  const refusal = new UsageError(
    `cannot write '${folder}': it is a folder`,
    'name a file, which may be in that folder',
  );
  expect(() => writeNamedFile(folder, '{}\n')).toThrow(refusal);
});
