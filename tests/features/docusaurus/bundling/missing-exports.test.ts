import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
`,
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n[Value](./value.md), [part](./part.md)\n',
  'docs/value.md':
    "# Value\n\nimport { counted, coutned } from '../src/values';\n\nIt is {String(coutned)}, not {counted}.\n",
  'docs/part.md': "# Part\n\nimport { Part } from '../src/values';\n\n<Part />\n",
  'src/values.js': 'export const counted = 3;\n',
};

let site: BuiltSite;
let again: BuiltSite;
let edited: BuiltSite;

beforeAll(async () => {
  const folder = makeFolder(files);
  site = await build(folder);
  again = await build(folder);
  writeFiles(folder, { 'docs/value.md': `Text\n\n${files['docs/value.md']}` });
  writeFiles(folder, { 'src/values.js': `${files['src/values.js']}export const Part = () => <b>part</b>;\n` });
  edited = await build(folder);
});

test('a name that a module does not export should be undefined with a warning, as in webpack', () => {
  expect(site.text('value/index.html')).toMatch(/It is (?:<!-- -->)?undefined(?:<!-- -->)?, not (?:<!-- -->)?3/);
  const warning =
    /docs\/value\.md:3:19 {2}warning {2}'\.\.\/src\/values' does not export 'coutned', which is undefined here {2}missing-export\n(?:.*\n)*?.*did you mean 'counted'\?/;
  for (const { stdout, stderr } of [site, again]) {
    expect(stdout + stderr).toMatch(warning);
    expect((stdout + stderr).match(/does not export 'coutned'/g)).toHaveLength(1);
  }
});

test('a page that renders such a name as a component should be an error', () => {
  expect(site.exitCode).toBe(1);
  expect(site.stdout + site.stderr).toMatch(
    /docs\/part\.md:1:1 {2}error {2}the page cannot be rendered: Element type is invalid/,
  );
});

test('warnings should be updated by edits', () => {
  expect(edited.exitCode).toBe(0);
  expect(edited.text('part/index.html')).toContain('<b>part</b>');
  expect((edited.stdout + edited.stderr).match(/^\S+ {2}warning .*missing-export$/gm)).toEqual([
    expect.stringMatching(/^docs\/value\.md:5:19 /),
  ]);
});

test('names that React does not export should be undefined in JavaScript', async () => {
  const built = await build(
    makeFolder({
      ...files,
      'docs/part.md': "import Card from '../src/Card';\n\n# Part\n\n<Card />\n",
      'docs/value.md': '# Value\n',
      'src/Card.js': `import React, {
  CSSProperties, // the type of a style
  useId, FC as Component
} from 'react';
import { ReactNode } from 'react'
export default () => <b>{[typeof useId, typeof CSSProperties, typeof Component, typeof ReactNode].join()}</b>;
`,
    }),
  );
  expect([built.exitCode, built.text('part/index.html')]).toEqual([
    0,
    expect.stringContaining('<b>function,undefined,undefined,undefined</b>'),
  ]);
});
