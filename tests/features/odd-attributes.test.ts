import { expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { buildClean } from './run.js';

test('attributes without a value, or of another kind than a component takes, should not break the page', async () => {
  const site = await buildClean(
    makeFolder({
      'docsite.config.json': '{ "title": "T", "rules": { "mdx-in-markdown": "ignore" } }',
      'pages/index.mdx': '# Home\n\n<a href>no address</a>, <a href={1}>a number</a>\n',
      'pages/tabs.md': '# Tabs\n\n<Tabs values={all}>\n\nText\n\n</Tabs>\n',
    }),
  );
  expect(site.page('index.html').texts('main a:not([href])')).toEqual(['no address', 'a number']);
  expect(site.page('tabs/index.html').texts('main tabs p')).toEqual(['Text']);
});
