import { expect, test } from '@jest/globals';
import { renderLlmsText } from '../../src/site-files/llms-text.js';
import { makeSite } from '../site-fixture.js';

const files = {
  'docs/intro.md': '---\ntags: [x]\n---\n# Intro\n\nBegin here.',
  'docs/area/a.md': '# A\n\nAbout A.',
  'docs/area/b.md': '---\nunlisted: true\n---\n# B',
  'pages/index.md': '# Home',
  'pages/about.md': '# About',
};

test('should list the Markdown of each public page by section', async () => {
  const made = await makeSite(files, { tagline: 'A line about *it*', baseUrl: '/base/' });
  expect(renderLlmsText(made.site, made.data())).toBe(
    [
      '# Site',
      '> A line about \\*it\\*',
      '## Site',
      '- [Site](https://example.org/base/index.md)\n- [About](https://example.org/base/about.md)\n- [Intro](https://example.org/base/docs/intro.md): Begin here.',
      '## area',
      '- [A](https://example.org/base/docs/area/a.md): About A.\n',
    ].join('\n\n'),
  );
});

test('should name the version of sections outside the latest one', async () => {
  const made = await makeSite({
    ...files,
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/area/old.md': '# Old',
  });
  const text = renderLlmsText(made.site, made.data());
  expect(text.match(/^## .*$/gm)).toEqual(['## Site', '## area', '## area (Next)', '## Site (Next)']);
});
