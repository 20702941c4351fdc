import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const page = `import useGlobalData from '@docusaurus/useGlobalData';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
export default function Page() {
  const docs = Object.entries(useAllDocsData()).map(([id, { path, versions }]) => [id, path, ...versions.map((version) => version.path)].join(' '));
  return <p>{[...Object.keys(useGlobalData()), ...docs].join('; ')}</p>;
}
`;

async function wordsOf(preset: string, plugins: string): Promise<{ readonly site: BuiltSite; readonly words: string }> {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/base/', presets: [['classic', ${preset}]], plugins: ${plugins} };`,
      'docs/a.md': '---\ntags: ["C#"]\n---\n\n# A\n',
      'api/b.md': '# B\n',
      'src/pages/index.js': page,
    }),
  );
  return { site, words: site.page('index.html').texts('main p').join() };
}

test('global data should contain no docs instance if a site has none', async () => {
  expect((await wordsOf('{ docs: false, blog: false }', '[]')).words).toBe('');
});

test('global data should contain each docs instance with its path', async () => {
  const api = "[['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: '/api' }]]";
  const { site, words } = await wordsOf('{ blog: false }', api);
  expect(words).toBe('docusaurus-plugin-content-docs; default /base/docs /base/docs; api /base/api /base/api');
  // in Docusaurus, signs are not part of a tag's address
  expect(site.has('docs/tags/c/index.html')).toBe(true);
});
