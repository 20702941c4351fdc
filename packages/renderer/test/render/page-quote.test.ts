import type { Page } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import type { Root } from 'hast';
import { quotePage, withoutQuotes } from '../../src/render/page-quote.js';

const tree = (...children: Root['children']): Root => ({ type: 'root', children });
const one = { type: 'text', value: 'One' } as const;
const marker = { type: 'comment', value: ' truncate ' } as const;

function quote(content: Root, html: string, page: Partial<Page> = {}) {
  const quoted = { page: { route: '/blog/a', ...page } as Page, url: '/blog/a/', html, tree: content };
  const document = { isTruncated: true } as const;
  return quotePage({ ...quoted, document }, (part) => `${part.children.length} nodes`);
}

describe('the quote of a page', () => {
  test('should be empty unless the page asks for it', () => {
    expect(quote(tree(one), 'One')).toBeUndefined();
  });

  test('should be its beginning up to the marker, or all of it', () => {
    expect(quote(tree(one, marker, one), 'OneOne', { quoted: 'beginning' })).toEqual({ beginning: '1 nodes' });
    expect(quote(tree(one, one), 'OneOne', { quoted: 'beginning' })).toEqual({ beginning: 'OneOne' });
  });

  test('should be all of it in addition to its beginning on request', () => {
    expect(quote(tree(one, marker, one), 'OneOne', { quoted: 'whole' })).toEqual({
      beginning: '1 nodes',
      whole: 'OneOne',
    });
  });

  test('should have ids of its own, and its links to ids should lead to its page', () => {
    const html = '<h2 id="x">X <a href="#x">#</a></h2><p aria-labelledby="x y">id="x" &lt;a href="#x"&gt;</p>';
    const moved = quote(tree(one), html, { quoted: 'beginning' })?.beginning ?? '';
    const [, id = ''] = /<h2 id="([^"]+)">/.exec(moved) ?? [];
    expect(id).toMatch(/^q\w{6}-x$/);
    expect(moved).toBe(
      `<h2 id="${id}">X <a href="/blog/a/#x">#</a></h2>` +
        `<p aria-labelledby="${id} ${id.replace(/x$/, 'y')}">id="x" &lt;a href="#x"&gt;</p>`,
    );
  });

  test('should be excluded when the links of the quoting page are collected', () => {
    expect(withoutQuotes('<p>a</p>$&<p>b</p>', { '/a': '<p>a</p>', '/c': '' })).toBe('$&<p>b</p>');
  });
});
