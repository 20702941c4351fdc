import { expect, test } from '@jest/globals';
import { EarlierFiles } from '../../../../src/serve/watch/site/earlier-files.js';

/** A state with a file of its own, and one that all states have. */
const state = (number: number) => {
  const paths = ['assets/app.js', `assets/site-${number}.json`];
  const files = new Map(paths.map((path) => [path, { path, contents: path }]));
  return { namedFiles: () => [{ prefix: 'de/', files }] };
};

test('files of the most recent states should be kept, and those of older states dropped', async () => {
  const earlier = new EarlierFiles();
  for (let number = 0; number < 20; number++) earlier.add(state(number));
  const has = async (path: string) => (await earlier.get(`de/assets/${path}`))?.contents !== undefined;
  const paths = ['app.js', 'site-0.json', 'site-7.json', 'site-8.json', 'site-19.json', 'site-20.json'];
  expect(await Promise.all(paths.map(has))).toEqual([true, false, false, true, true, false]);
});

test('a state with the same files should not count as another', async () => {
  const earlier = new EarlierFiles();
  earlier.add(state(0));
  const same = state(1);
  for (let count = 0; count < 20; count++) earlier.add(same);
  expect((await earlier.get('de/assets/site-0.json'))?.contents).toBe('assets/site-0.json');
});

test('the search of the last state that sent a file of it should be kept', async () => {
  const earlier = new EarlierFiles();
  const searchable = (contents: string) => ({ read: async (path: string) => ({ path, contents }) });
  earlier.noteSent('de/assets/search/index-1.json', searchable('first'));
  earlier.noteSent('assets/app.js', searchable('second'));
  const contentsAt = async (path: string) => (await earlier.get(path))?.contents;
  expect([await contentsAt('de/assets/search/terms-1.txt'), await contentsAt('assets/other.js')]).toEqual([
    'first',
    undefined,
  ]);
});
