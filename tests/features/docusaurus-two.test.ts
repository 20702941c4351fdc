import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import type { BuiltSite } from './built-site.js';
import { build } from './run.js';

/** What Docusaurus 2 does otherwise than 3. */
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "dependencies": { "@docusaurus/core": "2.4.3" } }',
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn',
    presets: [['classic', { blog: { truncateMarker: /<!--\\s*more\\s*-->/ } }]],
  };`,
  'docs/a.md': '# A\n\n## Go :tada: now\n',
  'blog/2021-01-05-old.mdx': '# Old\n\nBegins. <!-- more --> Ends.\n',
  'blog/2021-03-02-older.md': '# March\n\nText\n',
  'blog/2022-01-01-new.md': '# New\n\nText\n',
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files), [], process.env);
});

test('the mark that ends the beginning of a post should not show', () => {
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
  expect(site.text('blog/2021/01/05/old/index.html')).toMatch(/Begins\.\s+(?:<[^>]*>\s*)*Ends\./);
});

test('emoji should leave nothing in ids of headings', () => {
  expect(site.page('docs/a/index.html').attributes('h2', 'id')).toEqual(['go--now']);
});

test('archives should begin with the oldest year, and of each year with the newest post', () => {
  const page = site.page('blog/archive/index.html');
  expect(page.texts('main li')).toEqual(['March 2, 2021 - March', 'January 5, 2021 - Old', 'January 1, 2022 - New']);
});

test.each([
  ['in its function', 'module.exports = async () => make({});', 'make.ts:3:14'],
  ['in a package', "module.exports = () => require('inner')();", 'docusaurus.config.js:2:39'],
])('a configuration that throws %s should be an error where that is', async (_, config, place) => {
  const folder = makeFolder({
    'docusaurus.config.js': `const { make } = require('./make');\n${config}`,
    'make.ts': 'export function make(x) {\n  // a comment\n  return x.y.z;\n}\n',
    'node_modules/inner/index.js': "module.exports = () => {\n  throw new Error('inside');\n};",
  });
  const { exitCode, stdout, stderr } = await build(folder, [], process.env);
  expect([exitCode, stdout + stderr]).toEqual([
    2,
    expect.stringContaining(`${place}  error  cannot read the configuration`),
  ]);
});
