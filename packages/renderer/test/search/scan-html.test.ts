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

test('tags and text should be reported in order', () => {
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

test('anything that is not text of the page should be skipped', () => {
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

test('comments and unclosed elements should not stop the scan', () => {
  expect(parts('a<!-- <b> -->c<br/>d<p')).toEqual(['a', '<!-- <b> -->', 'c', '<br/>', 'd', '<p']);
});

test('elements whose names only begin like skipped ones should count as text', () => {
  expect(parts('<strong>a</strong><span>b</span><table>c</table>').filter((part) => !part.startsWith('<'))).toEqual([
    'a',
    'b',
    'c',
  ]);
});
