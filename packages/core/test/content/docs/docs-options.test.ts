import { expect, test } from '@jest/globals';
import { buildSite } from '../../site/build-site.js';

test('tags of docs should be those of their tags file, and others be reported', async () => {
  const { docs, findings, pages } = await buildSite({
    'docs/a.md': '---\ntags: [api, odd]\n---\n# A',
    'docs/tags.yml': 'api: { label: Interface, permalink: /interface, description: How to call it }\n',
  });
  expect(docs[0]?.versions[0]?.tags).toMatchObject([
    { label: 'Interface', route: '/docs/tags/interface', description: 'How to call it' },
    { label: 'odd' },
  ]);
  expect(pages.find(({ route }) => route === '/docs/a')).toMatchObject({
    tags: [{ label: 'Interface', route: '/docs/tags/interface', description: 'How to call it' }, { label: 'odd' }],
  });
  expect(findings.map(({ rule, file, line, message }) => [rule, file, line, message])).toEqual([
    ['inline-tag', 'docs/a.md', 2, "the tag 'odd' is not in 'docs/tags.yml'"],
  ]);
});

test('the tags file may be another, or none', async () => {
  const files = { 'docs/a.md': '---\ntags: [api]\n---\n# A', 'docs/tags.yml': 'api: { label: Interface }\n' };
  const tagsWith = async (tags: string | false) =>
    (await buildSite(files, { docs: { tags } })).docs[0]?.versions[0]?.tags.map(({ label }) => label);
  expect([await tagsWith(false), await tagsWith('tags.yml')]).toEqual([['api'], ['Interface']]);
});

test('keys of the tags file should have the addresses that tags have', async () => {
  const files = { 'docs/a.md': '---\ntags: [C++, ação]\n---\n# A', 'docs/tags.yml': 'C++: {}\nação: {}\n' };
  const routesWith = async (config: object) =>
    (await buildSite(files, config)).docs[0]?.versions[0]?.tags.map(({ route }) => route);
  expect(await routesWith({})).toEqual(['/docs/tags/ação', '/docs/tags/c-plus-plus']);
  expect(await routesWith({ tagSigns: 'left-out' })).toEqual(['/docs/tags/acao', '/docs/tags/c']);
});

test('categories should be open if the docs say so, unless they say otherwise themselves', async () => {
  const files = {
    'docs/a/b.md': '# B',
    'docs/c/d.md': '# D',
    'docs/c/_category_.json': '{ "collapsible": true, "collapsed": true }',
  };
  const { docs } = await buildSite(files, { docs: { sidebarCollapsible: false, sidebarCollapsed: false } });
  expect(docs[0]?.versions[0]?.sidebars.defaultSidebar).toMatchObject([
    { label: 'a', collapsible: false, collapsed: false },
    { label: 'c', collapsible: true, collapsed: true },
  ]);
});
