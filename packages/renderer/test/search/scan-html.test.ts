import { expect, test } from '@jest/globals';
import { scanHtml } from '../../src/search/scan-html.js';

function parts(html: string): string[] {
  const found: string[] = [];
  scanHtml(html, {
    text: (start, end) => found.push(html.slice(start, end)),
    tag: (start, end) => found.push(html.slice(start, end)),
  });
  return found;
}

test('tags and text should be seen in order', () => {
  expect(parts('<h2 id="a">One<code>two</code></h2>three')).toEqual([
    '<h2 id="a">',
    'One',
    '<code>',
    'two',
    '</code>',
    '</h2>',
    'three',
  ]);
});

test('what is no text of the page should be passed over', () => {
  expect(parts('a<script>if (1<2) x</script>b<svg><title>Glass</title></svg>c<style>p{}</style>d')).toEqual([
    'a',
    '<script>',
    'b',
    '<svg>',
    'c',
    '<style>',
    'd',
  ]);
});

test('comments, and what is not closed, should not stop the scan', () => {
  expect(parts('a<!-- <b> -->c<br/>d<p')).toEqual(['a', '<!-- <b> -->', 'c', '<br/>', 'd', '<p']);
});

test('elements that only begin like those should be text', () => {
  expect(parts('<strong>a</strong><span>b</span><table>c</table>').filter((part) => !part.startsWith('<'))).toEqual([
    'a',
    'b',
    'c',
  ]);
});
