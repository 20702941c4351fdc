import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { hashOfInputs } from '../../bundling/hash-of-inputs.mjs';

const files = {
  'pnpm-lock.yaml': 'lockfileVersion: 9\n',
  'templates/src/watch/client.ts': 'start();\n',
  'packages/cli/bundle.mjs': '',
  'packages/cli/bundling/command.mjs': '',
  'packages/core/dist/index.js': 'export {};\n',
  'packages/core/dist/index.d.ts': 'export {};\n',
};

test.each([
  { what: 'compiled code', path: 'packages/core/dist/index.js', isAnother: true },
  { what: 'a template', path: 'templates/src/watch/client.ts', isAnother: true },
  { what: 'the locked packages', path: 'pnpm-lock.yaml', isAnother: true },
  { what: 'the script that bundles', path: 'packages/cli/bundle.mjs', isAnother: true },
  { what: 'a part of that script', path: 'packages/cli/bundling/command.mjs', isAnother: true },
  { what: 'a new file', path: 'packages/core/dist/new.js', isAnother: true },
  { what: 'a declaration', path: 'packages/core/dist/index.d.ts', isAnother: false },
])('the bundle should be rebuilt after a change of $what: $isAnother', ({ path, isAnother }) => {
  const folder = makeFolder(files);
  const before = hashOfInputs(join(folder, 'packages'));
  writeFileSync(join(folder, path), 'changed\n');
  expect(hashOfInputs(join(folder, 'packages')) !== before).toBe(isAnother);
});

test('the bundle should be rebuilt if compiled code is gone', () => {
  const folder = makeFolder(files);
  const before = hashOfInputs(join(folder, 'packages'));
  rmSync(join(folder, 'packages/core/dist/index.js'));
  expect(hashOfInputs(join(folder, 'packages'))).not.toBe(before);
});
