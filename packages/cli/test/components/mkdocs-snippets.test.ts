import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { reader } from './reader.js';

test('readMkDocs should insert snippets, and the lines and sections in them that are named', async () => {
  const files = {
    'docs/a.md': '',
    'parts/b.md': 'one\ntwo\n<!-- --8<-- [start:c] -->\nthree\n<!-- --8<-- [end:c] -->\n',
    'parts/d.md': '--8<-- "b.md:c"\n',
    'docs/e.md': 'E\n',
  };
  const read = await reader('mkdocs', 'readMkDocs');
  const folder = makeFolder({
    ...files,
    'mkdocs.yml': 'markdown_extensions:\n  - x:\n      base_path: [parts, "docs"]\n',
  });
  const at = (text: string) => read(text, join(folder, 'docs/a.md'));
  expect(at('```\n--8<-- "b.md"\n```\n\n> -8<- "b.md:1:2"')).toBe('```\none\ntwo\nthree\n```\n\n> one\n> two');
  expect(at('--8<-- "d.md"\n--8<--\nb.md:2:2\ne.md\n--8<--')).toBe('three\ntwo\nE');
  expect(at(';--8<-- "b.md"\n--8<-- "lost.md"')).toBe('--8<-- "b.md"\n--8<-- "lost.md"');
  const plain = makeFolder({ ...files, 'mkdocs.yml': '' });
  expect(read('--8<-- "docs/e.md"', join(plain, 'docs/a.md'))).toBe('E');
});
