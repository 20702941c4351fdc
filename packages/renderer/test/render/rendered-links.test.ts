import { describe, expect, test } from '@jest/globals';
import { collectRenderedLinks } from '../../src/render/rendered-links.js';

const linksOf = (html: string, content = ''): string[] =>
  collectRenderedLinks(html, content, '/a').map(({ element, href }) => `${element} ${href}`);

describe('collectRenderedLinks', () => {
  test('should find what elements lead to or load', () => {
    const html =
      '<link rel="x" href="/a.css"><a class="b" href="/b">b</a><img src="/c.png" alt=""><script src="/d.js"></script><form action="/e"></form>';
    expect(linksOf(html)).toEqual(['link /a.css', 'a /b', 'img /c.png', 'script /d.js', 'form /e']);
  });

  test('should name the route of the page', () => {
    expect(collectRenderedLinks('<a href="/b">', '', '/docs/a')).toEqual([
      { route: '/docs/a', element: 'a', href: '/b' },
    ]);
  });

  test('should leave out the links of the content, whose places in the source are known', () => {
    const content = '<p><a href="/inside">x</a></p>';
    expect(linksOf(`<a href="/before"></a>${content}<a href="/after"></a>`, content)).toEqual([
      'a /before',
      'a /after',
    ]);
  });

  test('should unescape addresses, once', () => {
    expect(linksOf('<a href="/?a=1&amp;b=&quot;2&quot;&amp;amp;&#x27;&lt;&gt;">')).toEqual([`a /?a=1&b="2"&amp;'<>`]);
  });

  test('should not mistake data attributes for addresses, or anchors without an address for links', () => {
    expect(linksOf('<a data-href="/a">x</a><a name="b">x</a><img srcset="/c 2x">')).toEqual([]);
  });
});
