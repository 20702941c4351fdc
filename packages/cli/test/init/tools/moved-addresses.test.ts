import { describe, expect, jest, test } from '@jest/globals';
import { printed } from '../../printed.js';
import { initIn } from '../init-in.js';
import { pages } from '../pages.js';

jest.setTimeout(300_000);

describe('docsite init beside redirects', () => {
  test('should keep the redirects of GitBook and mdBook, except for those from documents', async () => {
    const list = '# Summary\n\n- [A](a.md)\n- [B](b/README.md)\n';
    const { config: gitBook } = await initIn({
      '.gitbook.yaml':
        'structure:\n  readme: ./a.md\nredirects:\n  old/one: ./b/README.md#end\n  gone: c.md\n  Old/One: a.md\n  b: a.md\n  out: https://b.example/x.md\n',
      'SUMMARY.md': list,
      ...pages('.', ['README', 'a']),
      'b/README.md': '# B\n\n## End\n',
    });
    expect(gitBook).toContain("exclude: ['SUMMARY.md', 'README.md']");
    expect(printed.out).toContain('Redirects to documents that are not there are left out: /gone.');
    expect(gitBook).toContain(`  redirects: [
    { from: '/', to: '/a' },
    { from: '/old/one', to: '/b#end' },
    { from: '/out', to: 'https://b.example/x.md' },
  ],
`);
    const { config: mdBook } = await initIn({
      'book.toml':
        '[output.html.redirect]\n"/old/one.html" = "../b/index.html"\n# "/no.html" = "a.html"\n\'/a.html\' = "b.html"\n"/two/" = "/a.html"\n[output.html.search]\n"/x" = "a.html"\n',
      'src/SUMMARY.md': list,
      ...pages('src', ['a', 'b/README']),
    });
    expect(mdBook).toContain(`  redirects: [
    { from: '/', to: '/a' },
    { from: '/old/one', to: '/b' },
    { from: '/two', to: '/a' },
  ],
`);
  });
});
