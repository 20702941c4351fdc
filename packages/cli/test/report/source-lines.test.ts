import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { createLineReader } from '../../src/report/source-lines.js';

describe('the source line reader', () => {
  test('should split lines as findings count them, without a byte order mark and whatever the line ends', () => {
    const folder = makeFolder({ 'docs/a.md': '\uFEFF# A\r\none\rtwo\nthree\n', 'b.md': 'other\n' });
    const lineAt = createLineReader(folder);
    expect([1, 2, 3, 4].map((line) => lineAt('docs/a.md', line))).toEqual(['# A', 'one', 'two', 'three']);
    expect(lineAt('b.md', 1)).toBe('other');
    expect(lineAt('docs/a.md', 9)).toBeUndefined();
  });

  test('should give nothing for a folder, a missing file, or a binary one', () => {
    const folder = makeFolder({ 'docs/a.md': '# A\n' });
    writeFileSync(join(folder, 'logo.png'), Buffer.from('89504e470d0a1a0a0000000d4948445200000010', 'hex'));
    const lineAt = createLineReader(folder);
    expect(['.', 'docs', 'gone.md', 'logo.png'].map((file) => lineAt(file, 1))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
