import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

test('the active document should have its id', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
      };`,
      'src/theme/Footer.js': `import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
        export default () => <p id="own">{useActiveDocContext().activeDoc.id}</p>;`,
      'docs/start.md': '---\nslug: /\n---\n# Start',
      'docs/guides/first.md': '# First',
    }),
  );
  expect(site.page('index.html').texts('#own')).toEqual(['start']);
  expect(site.page('guides/first/index.html').texts('#own')).toEqual(['guides/first']);
});

test('a version should name its main document', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
      };`,
      'src/theme/Footer.js': `import { useVersions } from '@docusaurus/plugin-content-docs/client';
        export default () => <p id="main">{useVersions()[0].mainDocId}</p>;`,
      'docs/start.md': '---\nslug: /\n---\n# Start',
      'docs/guides/first.md': '# First',
    }),
  );
  expect(site.page('guides/first/index.html').texts('#main')).toEqual(['start']);
});

test('a document should have those of the same id in other versions, and only these', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { blog: false }]],
      };`,
      'src/theme/Footer.js': `import { useActiveDocContext, useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
        export default function Footer() {
          const { alternateDocVersions } = useActiveDocContext();
          const { latestDocSuggestion } = useDocVersionSuggestions();
          return <p id="versions">{Object.entries(alternateDocVersions).map(([name, { path }]) => name + ' ' + path).join(', ')};
            {' '}{latestDocSuggestion ? latestDocSuggestion.path : 'none'}</p>;
        }`,
      'versions.json': '["2", "1"]',
      'docs/index.md': '# Start',
      'docs/new.md': '# New',
      'versioned_docs/version-2/index.md': '# Start',
      'versioned_docs/version-1/index.md': '# Start',
      'src/pages/index.md': '# Home',
    }),
  );
  const versionsOn = (file: string) => site.page(file).texts('#versions');
  expect(versionsOn('docs/next/new/index.html')).toEqual(['current /docs/next/new; none']);
  expect(versionsOn('docs/next/index.html')).toEqual(['1 /docs/1/, 2 /docs/, current /docs/next/; /docs/']);
  expect(versionsOn('docs/index.html')).toEqual(['1 /docs/1/, 2 /docs/, current /docs/next/; /docs/']);
  expect(versionsOn('index.html')).toEqual(['; none']);
});
