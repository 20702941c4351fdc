import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { runDocsite } from '../../../../tests/run-docsite.js';

const siteDir = makeFolder({ 'index.md': '# Plain\n' });

test('compiled code of docsite should be stored in the folder that DOCSITE_CODE_CACHE names', async () => {
  const env = { DOCSITE_CODE_CACHE: 'compiled', DOCSITE_CACHE: 'off' };
  expect((await runDocsite(['check'], siteDir, env)).exitCode).toBe(0);
  expect(readdirSync(join(siteDir, 'compiled'))).toEqual([expect.stringMatching(/^entries-[\da-f]{8}-[\da-f]+\.bin$/)]);
});

test('it should be stored nowhere if DOCSITE_CODE_CACHE is off', async () => {
  expect((await runDocsite(['check'], siteDir, { DOCSITE_CODE_CACHE: 'OFF' })).exitCode).toBe(0);
  expect(existsSync(join(siteDir, 'OFF'))).toBe(false);
});
