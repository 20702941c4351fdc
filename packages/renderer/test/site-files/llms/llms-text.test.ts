import { expect, test } from '@jest/globals';
import { renderFullText, renderLlmsText } from '../../../src/site-files/llms/llms-text.js';
import { makeSite } from '../../site-fixture.js';

const files = {
  'docs/intro.md': '---\ntags: [x]\n---\n# Intro\n\nBegin here.',
  'docs/area/a.md': '# A\n\nAbout A.',
  'docs/area/b.md': '---\nunlisted: true\n---\n# B',
  'pages/index.md': '# Home',
  'pages/about.md': '# About',
};

test('the list of pages should list the Markdown of each public page by section', async () => {
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

test('the list of pages should name the version of sections outside the latest one', async () => {
  const made = await makeSite({
    ...files,
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/area/old.md': '# Old',
  });
  const text = renderLlmsText(made.site, made.data());
  expect(text.match(/^## .*$/gm)).toEqual(['## Site', '## area', '## area (Next)', '## Site (Next)']);
});

test('the list of pages should list what the configuration wants, in its order', async () => {
  const made = await makeSite(
    { ...files, 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/area/old.md': '# Old\n\nAn old one.' },
    {
      tagline: 'A line',
      llmsTxt: {
        title: 'Other',
        description: '',
        pageDescriptions: false,
        content: ['docs'],
        versions: 'latest',
        exclude: ['/docs/next/intro'],
        order: ['/docs/area/old', '/docs/**'],
        links: [{ label: 'Status', href: 'https://status.example.org/', description: 'Is it up?' }],
      },
    },
  );
  expect(renderLlmsText(made.site, made.data())).toBe(
    [
      '# Other',
      '## area',
      '- [Old](https://example.org/docs/area/old.md)',
      '## Optional',
      '- [Status](https://status.example.org/): Is it up?\n',
    ].join('\n\n'),
  );
});

test('documents should be listed in the order and sections of their sidebar, even without breadcrumbs', async () => {
  const made = await makeSite(
    {
      ...files,
      'docs/zoo.md': '---\nsidebar_position: 1\n---\n# Zoo',
      'docs/area/c.md': '---\nsidebar_position: 1\n---\n# C',
    },
    { docs: { breadcrumbs: false } },
  );
  const text = renderLlmsText(made.site, made.data());
  expect(text.match(/## \w+|\[\w+\]/g)).toEqual([
    ...['## Site', '[Site]', '[About]', '[Zoo]', '[Intro]'],
    ...['## area', '[C]', '[A]'],
  ]);
});

test('patterns of pages should decide which are left out, and which come first', async () => {
  const llmsTxt = { exclude: ['/docs/area/**'], order: ['/docs/**'] };
  const made = await makeSite(files, { llmsTxt });
  const listed = renderLlmsText(made.site, made.data()).match(/\[\w+\]/g);
  expect(listed).toEqual(['[Intro]', '[Site]', '[About]']);
});

test('the full text should contain the Markdown of each page of the list, with its address', async () => {
  const made = await makeSite(files, { tagline: 'A line', llmsTxt: { content: ['docs'] } });
  const text = renderFullText(made.site, made.data(), (path) => `# ${path}\n`);
  expect(text).toBe(
    [
      '# Site',
      '> A line',
      '---\nurl: https://example.org/docs/area/a.md\n---',
      '# docs/area/a.md',
      '---\nurl: https://example.org/docs/intro.md\n---',
      '# docs/intro.md\n',
    ].join('\n\n'),
  );
});
