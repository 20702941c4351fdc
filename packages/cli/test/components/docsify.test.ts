import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { reader } from './reader.js';

describe('readDocsify', () => {
  const files = {
    'a/b.md': '',
    'c.md': '',
    'd/README.md': '',
    'img/e.png': '',
    'a/f.js': 'x\n/// [part]\ny\n/// [part]\n',
  };

  test('should find files from the page of the site', async () => {
    const read = await reader('docsify', 'readDocsify');
    const folder = makeFolder({ ...files, 'index.html': '' });
    const at = (text: string, path = 'a/b.md') => read(text, join(folder, path));
    expect(at('[C](c.md) [D](d/?id=x) ![c](img/e.png) [e](/c.md) [f](f.js) <img alt="" src="img/e.png">')).toBe(
      '[C](/c.md) [D](/d/#x) ![c](img/e.png) [e](/c.md) [f](f.js) <img alt="" src="../img/e.png">',
    );
    expect(at('![e](/img/e.png) [lost](/img/f.png)')).toBe('![e](../img/e.png) [lost](/img/f.png)');
    expect(at('[C](c.md) ![e](/img/e.png)', 'b.md')).toBe('[C](c.md) ![e](./img/e.png)');
    const relative = makeFolder({ ...files, 'index.html': '<script>{ relativePath: true }</script>' });
    expect(read('[C](c.md)', join(relative, 'a/b.md'))).toBe('[C](c.md)');
  });

  test('should show the code of files, and parts of them', async () => {
    const read = await reader('docsify', 'readDocsify');
    const at = (text: string) => read(text, join(makeFolder(files), 'a/b.md'));
    expect(at("[f](f.js ':include :type=code :fragment=part')")).toBe('````js\ny\n````');
    expect(at("[f](../c.md ':include :type=code text')")).toBe('````text\n\n````');
  });
});
