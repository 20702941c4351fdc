import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

test.each([
  ['3.1.1', 'January 5, 2021 - Post'],
  ['3.2.0', 'January 5 - Post'],
])('dates in the archive of Docusaurus %s should be written as there', async (version, entry) => {
  const site = await build(
    makeFolder({
      'package.json': `{ "dependencies": { "@docusaurus/core": "${version}" } }`,
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn',
        presets: [['classic', { docs: false }]] };`,
      'blog/2021-01-05-post.md': '# Post\n',
    }),
  );
  expect(site.page('blog/archive/index.html').texts('main li').at(-1)).toBe(entry);
});
