import { describe, expect, jest, test } from '@jest/globals';
import { printed } from '../../../printed.js';
import { initIn } from '../../init-in.js';
import { pages } from '../../pages.js';

jest.setTimeout(300_000);

describe('docsite init in a space of GitBook', () => {
  test("should make a sidebar of GitBook's summary", async () => {
    const { config, sidebars } = await initIn({
      '.gitbook.yaml': 'root: ./docs/\n',
      'docs/SUMMARY.md':
        '# Table of contents\n\n## First\n\n* [Home](README.md)\n* [A](<a (1).md> "mention")\n  * [B](b/c.md)\n\n## Second\n\n* [Out](https://a.example/x.md)\n',
      ...pages('.', ['docs/README', 'docs/a (1)', 'notes']),
      'docs/b/c.md': '# C\n\n{% hint style="info" %}\nText\n{% endhint %}\n',
    });
    expect(config).toContain(
      "docs: { path: 'docs', routeBasePath: '/', sidebarPath: 'sidebars.ts', exclude: ['SUMMARY.md'] },",
    );
    expect(config).toContain("import { readGitBook } from './docsite/gitbook';\n");
    expect(config).toContain("  markdown: { titles: 'any', preprocessor: readGitBook },\n");
    expect(printed.out).not.toContain('warning');
    expect(sidebars).toBe(`export default {
  book: [
    {
      type: 'category',
      label: 'First',
      collapsible: false,
      items: [
        { type: 'doc', id: 'README', label: 'Home' },
        {
          type: 'category',
          label: 'A',
          link: { type: 'doc', id: 'a (1)' },
          items: [
            { type: 'doc', id: 'b/c', label: 'B' },
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Second',
      collapsible: false,
      items: [
        { type: 'link', href: 'https://a.example/x.md', label: 'Out' },
      ],
    },
  ],
};
`);
    expect(printed.out).toContain('This is a site of GitBook.');
  });
});
