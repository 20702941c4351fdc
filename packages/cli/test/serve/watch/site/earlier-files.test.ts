import { expect, test } from '@jest/globals';
import { EarlierFiles } from '../../../../src/serve/watch/site/earlier-files.js';

/** A state with a file of its own, and one that all states have. */
const state = (number: number) => {
  const paths = ['assets/app.js', `assets/site-${number}.json`];
  const files = new Map(paths.map((path) => [path, { path, contents: path }]));
  return { namedFiles: () => [{ prefix: 'de/', files }] };
};

test('files of the most recent states should be kept, and those of older states dropped', () => {
  const earlier = new EarlierFiles();
  for (let number = 0; number < 20; number++) earlier.add(state(number));
  const has = (path: string) => earlier.get(`de/assets/${path}`)?.contents !== undefined;
  expect(['app.js', 'site-0.json', 'site-7.json', 'site-8.json', 'site-19.json', 'site-20.json'].map(has)).toEqual([
    true,
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('a state with the same files should not count as another', () => {
  const earlier = new EarlierFiles();
  earlier.add(state(0));
  const same = state(1);
  for (let count = 0; count < 20; count++) earlier.add(same);
  expect(earlier.get('de/assets/site-0.json')?.contents).toBe('assets/site-0.json');
});
