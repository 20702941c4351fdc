import { expect, test } from '@jest/globals';
import { renderTwin } from '../../src/markdown-twin/render-twin.js';
import { pageSections } from '../../src/page-data/page/build-page-data.js';
import { indexPages } from '../../src/page-data/page-index.js';
import { makeSite } from '../site-fixture.js';

const files = {
  'docs/area/_category_.json': '{"label":"Area","link":{"type":"generated-index","description":"All of *it*."}}',
  'docs/area/a.md': '---\ntags: [Plug_in]\ndescription: About A.\n---\n# A [1]',
  'docs/b.md': '---\ntags: [Plug_in]\n---\n# B',
};

test('generated pages should be printed as lists of links', async () => {
  const made = await makeSite(files, {
    versionsPage: 'versions',
    docs: { versions: { current: { label: 'master' } } },
  });
  const index = indexPages(made.site);
  const print = (route: string): string => {
    const page = made.page(route);
    return renderTwin(page, pageSections(page, index, made.data()), made.data());
  };
  expect(print('/docs/category/area')).toBe(
    '# Area\n\nAll of \\*it\\*.\n\n- [A \\[1\\]](https://example.org/docs/area/a): About A.\n',
  );
  expect(print('/docs/tags')).toBe('# Tags\n\n## P\n\n- [Plug_in](https://example.org/docs/tags/plug-in): 2\n');
  expect(print('/docs/tags/plug-in')).toBe(
    '# 2 pages tagged with “Plug_in”\n\n- [A \\[1\\]](https://example.org/docs/area/a): About A.\n- [B](https://example.org/docs/b)\n',
  );
  expect(print('/versions')).toBe(
    '# Versions\n\nEvery version of the documentation on this site.\n\n- [master](https://example.org/docs/area/a): Latest\n',
  );
});
