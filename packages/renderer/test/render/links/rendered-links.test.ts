import { describe, expect, test } from '@jest/globals';
import { RenderedLinks } from '../../../src/render/links/rendered-links.js';

/** The links of one page, those of its shell first. */
function collect(html: string, content = '', known: readonly string[] = []) {
  const page = new RenderedLinks().collect({ route: '/a', html, content, known: new Set(known) });
  return { ...page, links: [...page.shellLinks, ...page.links] };
}

const linksOf = (html: string): string[] => collect(html).links.map(({ kind, href }) => `${kind} ${href}`);

describe('the links of rendered HTML', () => {
  test('should be what elements link to, show and load', () => {
    const html =
      '<link rel="x" href="/a.css"><a class="b" href="/b">b</a><img src="/c.png" alt=""><script src="/d.js"></script>' +
      '<form action="/e"><button formAction="/f"></button></form><video src="/g.mp4" poster="/h.png"></video>' +
      '<object data="/i.pdf"></object><area href="/j">';
    expect(linksOf(html)).toEqual([
      'asset /a.css',
      'link /b',
      'image /c.png',
      'asset /d.js',
      'link /e',
      'link /f',
      'asset /g.mp4',
      'image /h.png',
      'asset /i.pdf',
      'link /j',
    ]);
  });

  test('should include every image of a srcset', () => {
    expect(
      linksOf('<img srcSet="/a.png 1x, /b.png 2x" src="/c.png"><source srcset="/d,e.png 100w,\n /f.png">'),
    ).toEqual(['image /a.png', 'image /b.png', 'image /c.png', 'image /d,e.png', 'image /f.png']);
  });

  test('should be one image, however it is loaded', () => {
    const html = '<link rel="preload" as="image" href="/a.png"/><link rel="preload" as="font" href="/b.woff"/>';
    expect(linksOf(`${html}<img src="/a.png" alt=""/>`)).toEqual(['image /a.png', 'asset /b.woff']);
  });

  test('should be marked if they stand in the content, and left out if their document asked for them', () => {
    const content = '<p><a href="/inside">x</a><a href="/known">x</a></p>';
    const html = `<a href="/known"></a>${content}<a href="/after"></a>`;
    expect(collect(html, content, ['/known']).links).toEqual([
      { href: '/known', kind: 'link' },
      { href: '/after', kind: 'link' },
      { route: '/a', href: '/inside', kind: 'link', inContent: true },
    ]);
  });

  test('should be those of link components only if the site checks only these', () => {
    const content = '<a href="/moved">x</a><a href="/own">x</a><a href="https://a.org">x</a><img src="/b.png">';
    const source = { route: '/a', html: content, content, known: new Set<string>(), declared: new Set(['/own']) };
    expect(new RenderedLinks().collect(source).links.map(({ href }) => href)).toEqual([
      '/own',
      'https://a.org',
      '/b.png',
    ]);
  });

  test('should exclude anchors to names of links, but include those to names of other elements', () => {
    const content =
      '<a class="b" name="c &amp; d"></a><input name="e"/><a href="#c%20&amp;%20d">x</a><a href="#e">x</a>';
    const { links, ids } = collect(content, content);
    expect([links.map(({ href }) => href), ids]).toEqual([['#e'], ['c & d']]);
  });

  test('should exclude anchors to ids that are rendered later', () => {
    const content = '<a href="#later">x</a>';
    const source = { route: '/a', html: content, content, known: new Set<string>(), ids: new Set(['later']) };
    const { links, ids } = new RenderedLinks().collect(source);
    expect([links, ids]).toEqual([[], ['later']]);
  });

  test('should exclude anchors to ids of the content, but include others', () => {
    const content = '<h2 id="été">E</h2><a href="#%C3%A9t%C3%A9">x</a><a href="#none">x</a>';
    const { links, ids } = collect(content, content);
    expect(links.map(({ href }) => href)).toEqual(['#none']);
    expect(ids).toEqual(['été']);
  });

  test('should exclude anchors to ids of the shell', () => {
    const content = '<a href="#top">x</a><svg><use href="#icon"></use><use href="#none"></use></svg>';
    const { links, ids } = collect(`<svg><symbol id="icon"></symbol></svg><main id="top">${content}</main>`, content);
    expect([links.map(({ href }) => href), ids]).toEqual([['#none'], []]);
  });

  test('should be unescaped once, whatever quotes are used', () => {
    expect(linksOf('<a href="/?a=1&amp;b=&quot;2&quot;&amp;amp;&#x27;&lt;&gt;">')).toEqual([
      `link /?a=1&b="2"&amp;'<>`,
    ]);
    expect(linksOf('<a href=\'/a?b="c"\'>')).toEqual(['link /a?b="c"']);
  });

  test('should exclude data attributes, anchors without an address, and attributes of other elements', () => {
    expect(linksOf('<a data-href="/a">x</a><a name="b">x</a><g data="/c"></g><p action="/d"></p>')).toEqual([]);
    expect(linksOf('<code>&lt;video <b>x</b> poster="/e.png"</code>')).toEqual([]);
  });

  test('should be found in tags whose values contain angle brackets', () => {
    expect(linksOf(`<a title="a > b" data-x='<a href="/no">' href="/c">`)).toEqual(['link /c']);
  });

  test('should be the same for each page, whatever pages were read before', () => {
    const shell =
      '<a href="/x">x</a><a class="active" href="/x">x</a><img src="/x"><a href="y">y</a><a href="#z">z</a>';
    const content = '<a href="/in">in</a>';
    const head = '<link rel="prev" href="/before"></head>';
    const rendered = new RenderedLinks();
    const collectAt = (route: string, known: readonly string[] = []) => {
      const page = rendered.collect({ route, html: head + shell + content, content, known: new Set(known) });
      return {
        own: page.links.map(({ href, kind }) => `${kind} ${href}`),
        shell: page.shellLinks.map(({ href, kind }) => `${kind} ${href}`),
      };
    };
    const all = { own: ['link y', 'link /in'], shell: ['asset /before', 'link /x', 'image /x'] };
    expect(collectAt('/a')).toEqual(all);
    expect(collectAt('/b')).toEqual(all);
    expect(collectAt('/c', ['/before'])).toEqual({ ...all, shell: ['link /x', 'image /x'] });
  });
});
