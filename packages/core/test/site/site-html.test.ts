import { describe, expect, test } from '@jest/globals';
import { LinkIndex } from '../../src/links/link-index.js';
import { resolveSiteHtml } from '../../src/site/site-html.js';
import { buildSite } from './build-site.js';

const files = { 'docs/index.md': '# Home', 'docs/guide.md': '# Guide', 'static/img/a.png': 'x', 'static/b.pdf': 'y' };

async function resolve(content: string, config: object = {}, locale?: string) {
  const site = await buildSite(
    files,
    { baseUrl: '/base/', announcementBar: { content }, ...config },
    locale === undefined ? {} : { locale },
  );
  const { resolved, links } = await resolveSiteHtml(site, new LinkIndex(site));
  return { html: resolved.get(content) ?? content, isSame: !resolved.has(content), links };
}

const htmlOf = async (content: string): Promise<string> => (await resolve(content)).html;

describe('HTML in the configuration', () => {
  test('should get the base URL and final addresses for what it links, shows and loads', async () => {
    expect(await htmlOf("<a class=x href=/docs/guide?q=1#top>Guide</a>, <A HREF='docs'>all</A>")).toBe(
      '<a class=x href="/base/docs/guide?q=1#top">Guide</a>, <A HREF="/base/docs">all</A>',
    );
    expect(await htmlOf('<img src="/img/a.png" srcset="/img/a.png 1x, img/a.png 2x">')).toBe(
      '<img src="/base/img/a.png" srcset="/base/img/a.png 1x, /base/img/a.png 2x">',
    );
    expect(await htmlOf('<video src="/b.pdf" poster="/img/a.png"></video>')).toBe(
      '<video src="/base/b.pdf" poster="/base/img/a.png"></video>',
    );
    expect(await htmlOf('<a href="/docs/guide?a=1&amp;b=&quot;">G</a>')).toBe(
      '<a href="/base/docs/guide?a=1&amp;b=&quot;">G</a>',
    );
  });

  test.each([
    'Plain text & more',
    '<b>No  links</b><br/>',
    '<A  HREF=https://example.org >out</A>',
    '<a href=\'#ds-main\' title="href=/docs">x</a>',
    '<a href="?q=1">x</a><a href="">y</a><!-- <a href="/docs"> -->',
    '<code>&lt;a href="/docs"&gt;</code>',
    '<a href="/base/docs/guide">with the base URL</a>',
  ])('should stay unchanged if no URL changes: %s', async (content) => {
    expect((await resolve(content)).isSame).toBe(true);
  });

  test('should link the pages of the locale, and leave addresses of other locales alone', async () => {
    const i18n = { i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, trailingSlash: true };
    const content = '<a href="/docs">here</a> <a href="/base/fr/docs/">French</a>';
    expect((await resolve(content, i18n, 'fr')).html).toBe(
      '<a href="/base/fr/docs/">here</a> <a href="/base/fr/docs/">French</a>',
    );
    const english = await resolve(content, i18n);
    expect(english.html).toBe('<a href="/base/docs/">here</a> <a href="/base/fr/docs/">French</a>');
    expect(english.links.map(({ href }) => href)).toEqual(['/docs']);
  });

  test('should have its links reported with the key that contains them', async () => {
    const { links } = await resolve('none', {
      navbar: { items: [{ type: 'html', html: '<a href="/a">a</a>' }] },
      footer: { copyright: '<a href="/b">b</a>', links: [{ items: [{ html: '<img src="/c.png">' }] }] },
    });
    expect(
      links.map(({ href, kind, place: { file }, writer, target }) => [href, kind, file, writer, target.type]),
    ).toEqual([
      ['/a', 'link', 'docsite.config.json', 'config', 'missing'],
      ['/c.png', 'image', 'docsite.config.json', 'config', 'missing'],
      ['/b', 'link', 'docsite.config.json', 'config', 'missing'],
    ]);
  });

  test('should have links that are reported as less, where elements stay plain HTML', async () => {
    const plain = await resolve('<a href="/a">a</a>', {
      markdown: { bareElements: true },
      head: [{ tag: 'link', attrs: { rel: 'service-doc', href: '/b' } }],
    });
    expect(plain.links.map(({ href, isElement }) => [href, isElement])).toEqual([
      ['/a', true],
      ['/b', true],
    ]);
    expect((await resolve('<a href="/a">a</a>')).links.map(({ isElement }) => isElement)).toEqual([undefined]);
  });
});
