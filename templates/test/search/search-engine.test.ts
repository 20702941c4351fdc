import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cutExcerpt } from '../../src/search/local/excerpt.js';
import type { Mark } from '../../src/search/local/mark-text.js';
import { isOneEdit } from '../../src/search/local/one-edit.js';
import { readSections } from '../../src/search/local/sections.js';
import { stemOf } from '../../src/search/local/stem.js';
import { optionAfter } from '../../src/search/option-keys.js';
import { runSearch, type SearchState } from '../../src/search/run-search.js';
import type { SearchService } from '../../src/search/search-service.js';

test.each([
  [['upgrade', 'upgrades', 'upgraded', 'upgrading'], 'upgrad'],
  [['query', 'queries'], 'quer'],
  [['validate', 'validates', 'validated', 'validating', 'validation', 'validator'], 'valid'],
  [['configure', 'configuration'], 'configur'],
  [['delete', 'deletion'], 'delet'],
  [['notify', 'notification', 'notifications'], 'notif'],
  [['enrol', 'enrolment'], 'enrol'],
  [['convert', 'converters'], 'convert'],
  [['date', 'dates'], 'date'],
  [['class', 'classes'], 'class'],
  [['run', 'running'], 'run'],
  [['string', 'strings'], 'string'],
  [['access'], 'access'],
  [['get_records'], 'get_records'],
  [['4.0.1'], '4.0.1'],
])('the forms %j should have %s in common', (forms, stem) => {
  expect(forms.map(stemOf)).toEqual(forms.map(() => stem));
});

test.each([
  ['database', 'databse', true],
  ['database', 'dataabase', true],
  ['database', 'dotabase', true],
  ['database', 'databaes', true],
  ['database', 'databases', true],
  ['database', 'database', false],
  ['database', 'dtaabsae', false],
  ['lock', 'locking', false],
])('whether %s and %s are one mistake apart should be %s', (a, b, expected) => {
  expect([isOneEdit(a, b), isOneEdit(b, a)]).toEqual([expected, expected]);
});

test.each([
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined],
])('%s should lead from option %i of three to %s', (key, from, to) => {
  expect(optionAfter(key, from, 3)).toBe(to);
  expect(optionAfter(key, 0, 0)).toBe(undefined);
});

test('the sections of a page should be split at its headings, entities read and the title left out', () => {
  const html =
    '<h1>Lock</h1><p>Before&nbsp;it.</p><h2 id="a&amp;b">A &amp; <code>b</code><a href="#a"></a></h2><ul><li>One</li><li>t<b>w</b>o</li></ul><h3 id="c">C</h3>';
  expect(readSections(html.replace('&nbsp;', ' '))).toEqual([
    { id: '', heading: '', text: 'Before it.' },
    { id: 'a&b', heading: 'A & b', text: 'One two' },
    { id: 'c', heading: 'C', text: '' },
  ]);
});

describe('an excerpt', () => {
  const filler = 'Nothing of interest stands in this sentence. ';
  const markOf = (text: string, word: string, words = 1): Mark => ({
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
    words,
  });
  const shown = (text: string, marks: readonly Mark[]): string =>
    cutExcerpt(text, marks)
      .map((part) => (part.marked ? `[${part.text}]` : part.text))
      .join('');

  test('should be the whole of a short text', () => {
    const text = 'Ask a factory for a lock.';
    expect(shown(text, [markOf(text, 'factory'), markOf(text, 'lock', 2)])).toBe('Ask a [factory] for a [lock].');
  });

  test('should begin with the sentence that has most words of the query', () => {
    const text = `A lock helps. ${filler.repeat(6)}Ask a factory for a lock. ${filler.repeat(6)}`;
    const late = text.lastIndexOf('lock');
    const marks = [markOf(text, 'lock'), markOf(text, 'factory', 2), { start: late, end: late + 4, words: 1 }];
    expect(shown(text, marks)).toMatch(/^… Ask a \[factory\] for a \[lock\]\. Nothing .* …$/);
  });

  test('should be the beginning where nothing is marked', () => {
    expect(shown(filler.repeat(6), [])).toMatch(/^Nothing of interest .* …$/);
  });
});

describe('a search that is run', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  const run = (service: SearchService) => {
    const states: SearchState[] = [{ query: '', isSlow: false }];
    const end = runSearch(
      { query: 'lock', limit: 5 },
      async () => service,
      (change) => states.push(change(states.at(-1) as SearchState)),
    );
    return { states, end };
  };
  const hanging: SearchService = {
    search: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) }),
  };

  test('should say that it is slow, and give up where no answer comes', async () => {
    jest.useFakeTimers();
    const { states } = run(hanging);
    await jest.advanceTimersByTimeAsync(300);
    expect(states.at(-1)).toMatchObject({ isSlow: true });
    await jest.advanceTimersByTimeAsync(15_000);
    expect(states.at(-1)).toEqual({ query: 'lock', problem: 'unreachable', isSlow: false });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('should say nothing more once it was ended', async () => {
    jest.useFakeTimers();
    const { states, end } = run(hanging);
    end();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(states.length).toBe(1);
  });
});
