import { expect, test } from '@jest/globals';
import { KeptResults } from '../../src/bundle/kept-results.js';

const key = { all: 'key', settings: 'settings', modules: new Map() };

test('bundling that failed should not be kept', async () => {
  const kept = new KeptResults(2);
  const failing = kept.resultFor(key, () => Promise.reject(new Error('the file is gone')));
  expect(await kept.isMadeOf(['/site/a.js'])).toBe(false);
  await expect(failing).rejects.toThrow('the file is gone');
  expect(await kept.resultFor(key, async () => ({ findings: [] }))).toEqual({ findings: [] });
});
