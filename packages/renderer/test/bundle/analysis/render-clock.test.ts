import { expect, test } from '@jest/globals';
import { clockBanner, isGivenDay, PageNumbers, setRenderDay } from '../../../src/bundle/analysis/render-clock.js';

/** Runs code like modules on the server. */
function run(code: string): unknown {
  return new Function(`${clockBanner}return ${code}`)();
}

test('the clock should stand at noon of the day of rendering', () => {
  setRenderDay('2024-02-29');
  expect(run('new __docsiteDate().toISOString()')).toBe('2024-02-29T12:00:00.000Z');
  expect(run('__docsiteDate.now()')).toBe(Date.parse('2024-02-29T12:00:00Z'));
  expect(run('Date.parse(__docsiteDate())')).toBe(Date.parse('2024-02-29T12:00:00Z'));
  setRenderDay('2024-03-01');
  expect(run('new __docsiteDate().toISOString()')).toBe('2024-03-01T12:00:00.000Z');
});

test('dates made from given times should be unaffected', () => {
  expect(run("new __docsiteDate('2020-01-02').getTime()")).toBe(Date.parse('2020-01-02'));
  expect(run('new __docsiteDate(2020, 0, 2) instanceof Date')).toBe(true);
  expect(run('new Date() instanceof __docsiteDate')).toBe(true);
  expect(run("__docsiteDate.UTC(2020, 1) === Date.UTC(2020, 1) && __docsiteDate.parse('2020')")).toBe(
    Date.parse('2020'),
  );
});

test('random numbers should repeat each time a page is rendered, and differ between pages', () => {
  const draw = (page: string): unknown =>
    new PageNumbers(page).draw(() => run('[__docsiteRandom(), __docsiteRandom()]'));
  const [first, other, again] = [draw('/a'), draw('/b'), draw('/a')] as [number[], number[], number[]];
  expect(again).toEqual(first);
  expect(new Set([...first, ...other]).size).toBe(4);
  expect(first.every((number) => number >= 0 && number < 1)).toBe(true);
});

test('random numbers should be different each time while no page is rendered', () => {
  const numbers = [1, 2, 3].map(() => run('__docsiteRandom()')) as number[];
  expect(new Set(numbers).size).toBe(3);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
});

test('code should count as dependent on the day only if it asks for it', () => {
  const given = [
    'new __docsiteDate()',
    'new __docsiteDate;',
    '__docsiteDate.now()',
    'f(__docsiteDate)',
    'new __docsiteDate(...a)',
  ];
  const fixed = ['new __docsiteDate(0)', '__docsiteDate.parse(a)', 'a instanceof __docsiteDate', clockBanner];
  expect(given.map(isGivenDay)).toEqual(given.map(() => true));
  expect(fixed.map(isGivenDay)).toEqual(fixed.map(() => false));
});
