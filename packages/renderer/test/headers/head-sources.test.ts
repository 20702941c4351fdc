import { expect, test } from '@jest/globals';
import { headSources } from '../../src/headers/head-sources.js';

test('the sources of a head should be the origins of what it loads, by directive, without repetition', () => {
  const link = (attrs: Readonly<Record<string, string>>) => ({ tag: 'link', attrs }) as const;
  const sources = headSources([
    { tag: 'script', attrs: { src: 'https://a.example/x.js' } },
    { tag: 'script', attrs: { src: 'https://a.example/y.js', type: 'module' } },
    { tag: 'script', attrs: { src: '//b.example:8080/x.js' } },
    { tag: 'script', attrs: { src: '/own.js' } },
    { tag: 'script', content: 'x' },
    link({ rel: 'stylesheet', href: 'https://c.example/css' }),
    link({ rel: 'preload', as: 'font', href: 'https://d.example/f.woff2' }),
    link({ rel: 'prefetch', as: 'fetch', href: 'https://d.example/data' }),
    link({ rel: 'apple-touch-icon', href: 'http://e.example/i.png' }),
    link({ rel: 'preconnect', href: 'https://f.example' }),
    link({ rel: 'canonical', href: 'https://g.example/' }),
    { tag: 'meta', attrs: { property: 'og:image', content: 'https://h.example/i.png' } },
  ]);
  expect(sources).toEqual([
    'script-src https://a.example',
    'script-src https://b.example:8080',
    'style-src https://c.example',
    'font-src https://d.example',
    'connect-src https://d.example',
    'img-src http://e.example',
  ]);
});
