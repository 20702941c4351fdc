import type { Page } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { type IndexPart, SearchIndexer } from '../../src/search/search-indexer.js';
import type { SearchText } from '../../src/search/search-text.js';

const nothing: SearchText = { title: '', keywords: [], description: '', html: '' };

function indexOf(texts: Readonly<Record<string, Partial<SearchText>>>): IndexPart {
  const indexer = new SearchIndexer(Object.keys(texts).map((route) => ({ route }) as Page));
  for (const [route, text] of Object.entries(texts)) indexer.add(route, { ...nothing, ...text });
  return indexer.part();
}

/** The weights of a term, by page. */
function weightsOf(term: string, { terms, ends, postings }: IndexPart): Record<number, number> {
  const at = terms.indexOf(term);
  if (at === -1) return {};
  return Object.fromEntries(
    [...postings.subarray(at === 0 ? 0 : ends[at - 1], ends[at])].map((item) => [Math.floor(item / 64), item % 64]),
  );
}

describe('a term should weigh', () => {
  const part = indexOf({
    '/a': { title: 'Lock', html: '<p>Some text.</p>' },
    '/b': { html: '<h2>Lock</h2><p>Some text.</p>' },
    '/c': { html: '<p>Lock some text.</p>' },
    '/d': { html: '<p>Lock, lock, lock and lock: text.</p>' },
    '/e': { html: `<p>Lock ${'text '.repeat(2000)}</p>` },
    '/f': { title: 'All about the lock and more', html: '<p>Text.</p>' },
    '/g': { keywords: ['lock'], html: '<p>Text.</p>' },
    '/h': { description: 'How to lock.' },
    '/i/lock': { html: '<p>Text.</p>' },
    '/lock/j': { html: '<p>Text.</p>' },
  });
  const weights = weightsOf('lock', part);
  const [
    title = 0,
    heading = 0,
    text = 0,
    oftenInText = 0,
    inLongText = 0,
    inLongTitle = 0,
    keyword = 0,
    description = 0,
    name = 0,
  ] = Object.values(weights);

  test('more in a title than in a heading, and more in a heading than in the text', () => {
    expect(title).toBeGreaterThan(heading);
    expect(heading).toBeGreaterThan(text);
    expect(keyword).toBeGreaterThan(inLongText);
  });

  test('more the more often it is in the text, and less the longer the text or the title is', () => {
    expect(oftenInText).toBeGreaterThan(text);
    expect(inLongText).toBeLessThan(text);
    expect(inLongTitle).toBeLessThan(title);
  });

  test('more in a description than in the text', () => {
    expect(description).toBeGreaterThan(text);
  });

  test('more in the last part of an address than in a heading; nothing in the parts before', () => {
    expect(name).toBeGreaterThan(keyword);
    expect(Object.keys(weights).length).toBe(9);
  });
});

test.each([
  ['the release line of a version', '3.9', '3.9.8'],
  ['a part of an identifier', 'get', 'getRecords'],
])('%s should weigh less in titles, keywords and headings than a word of its own', (_, word, longer) => {
  const part = indexOf({
    '/title': { title: word },
    '/longer-title': { title: longer },
    '/keyword': { keywords: [word] },
    '/longer-keyword': { keywords: [longer] },
    '/heading': { html: `<h2>${word}</h2>` },
    '/longer-heading': { html: `<h2>${longer}</h2>` },
  });
  const [title, inTitle, keyword, inKeyword, heading, inHeading] = Object.values(weightsOf(word, part)) as number[];
  expect(inTitle).toBe((title as number) / 2);
  expect(inKeyword).toBe((keyword as number) / 2);
  expect(inHeading).toBeLessThan(heading as number);
});

test('entity and element names, attributes and scripts should not be indexed', () => {
  const { terms } = indexOf({
    '/a': { html: '<p class="hidden">A &amp; B &lt;tag&gt; it&#x27;s<script>var secret</script></p>' },
  });
  expect([...terms].sort()).toEqual(['a', 'b', 'it', 's', 'tag']);
});

test('a term should be listed once per page, in the order of the words', () => {
  const part = indexOf({ '/': { title: 'One two', html: '<p>two getTwo</p>' } });
  expect(part.terms).toEqual(['two', 'gettwo', 'get', 'one']);
  expect(part.titles).toEqual([[0, 'One two']]);
  expect([...part.ends]).toEqual([1, 2, 3, 4]);
});

test('a page that cannot be found should be left out', () => {
  const indexer = new SearchIndexer([]);
  indexer.add('/secret', { ...nothing, title: 'Secret' });
  expect(indexer.part()).toMatchObject({ titles: [], terms: [] });
});
