import { expect, test } from '@jest/globals';
import { checkDisplayedSidebars } from '../../src/site/check-displayed-sidebars.js';
import { buildSite } from './build-site.js';

const files = { 'docs/a.md': '# A', 'sidebars.json': '{ "guide": ["a"] }' };
const displayedSidebars = { '/': 'guide', x: 'guides' };

/** The findings with keys at these places, as `line:column hint`. */
async function findingsAt(text: string, places: Readonly<Record<string, readonly [number, number]>>) {
  const { config, docs } = await buildSite(
    { ...files, 'sidebars.json': text },
    { docs: { sidebarPath: 'sidebars.json', displayedSidebars } },
  );
  const found = checkDisplayedSidebars(config, docs, { file: 'docsite.config.json', places });
  return found.map(({ file, line, column, hint }) => `${file}:${line}:${column} ${hint}`);
}

test.each([
  ['a single docs instance', { docs: [2, 1], 'docs.displayedSidebars.x': [3, 5] } as const],
  ['a list', { docs: [2, 1], 'docs[0]': [2, 8], 'docs[0].displayedSidebars.x': [3, 5] } as const],
])('an unknown sidebar should be reported at its key in %s', async (_, places) => {
  expect(await findingsAt(files['sidebars.json'], places)).toEqual(["docsite.config.json:3:5 did you mean 'guide'?"]);
});

test('nothing should be reported while the sidebars cannot be read', async () => {
  expect(await findingsAt('{ "guide": [', {})).toEqual([]);
});
