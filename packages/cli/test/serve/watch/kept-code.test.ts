import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { eventually } from '../eventually.js';
import { DocsiteProcess } from '../serve-process.js';

test('a server should store compiled code of docsite for the next one early, as nothing runs at its end', async () => {
  const folder = makeFolder({ 'index.md': '# Home\n' });
  const compiled = join(makeFolder({}), 'compiled');
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0'], { DOCSITE_CODE_CACHE: compiled });
  await docsite.address();
  const kept = await eventually('compiled code', () => {
    const names = existsSync(compiled) ? readdirSync(compiled) : [];
    return names.find((name) => /^entries-[\da-f]{8}-[\da-f]+\.bin$/.test(name));
  });
  expect(kept).toBeDefined();
  await docsite.interrupt();
});
