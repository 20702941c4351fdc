import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

test('the content of a document should be one element, with its title, in a layout of the site', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
        presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] };`,
      'docs/index.md': '# Home\n\nText\n',
      'src/theme/DocItem/Layout/index.js': `import Content from '@theme/DocItem/Content';
        export default ({ children }) => <article><p>before</p><Content>{children}</Content><p>after</p></article>;`,
    }),
  );
  expect(site.exitCode).toBe(0);
  const page = site.page('index.html');
  expect(page.texts('article > *')).toEqual(['before', 'Home Text', 'after']);
});
