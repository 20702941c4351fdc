import { describe, expect, test } from '@jest/globals';
import { brokenLink } from '../../src/rules/broken-link.js';
import { at, makeConfig, makeDocPage, makeLink, makeSite, missing, ruleInput } from '../site-fixture.js';

describe('broken-link', () => {
  test('should report a link to a nonexistent route, with the nearest one', () => {
    const links = [makeLink('../lokc', missing('no-route', '/docs/lokc', '../lock'))];
    expect(brokenLink.check(ruleInput({ links }))).toEqual([
      {
        rule: 'broken-link',
        file: 'docs/a.md',
        line: 3,
        column: 1,
        message: "broken link '../lokc': there is nothing at '/docs/lokc'",
        hint: "did you mean '../lock'?",
        cause: '/docs/lokc',
      },
    ]);
  });

  test('should report a redirect that leads nowhere in place of the links to its old address', () => {
    const place = at('docsite.config.ts:3:1');
    const redirects = [{ from: '/old', to: '/nowhere', place, targetPlace: at('docsite.config.ts:3:20') }];
    const target = { ...missing('no-route', '/nowhere', '/now'), brokenRedirect: '/old' } as const;
    const found = brokenLink.check(ruleInput({ site: makeSite({ redirects }), links: [makeLink('/old#a', target)] }));
    expect(found).toMatchObject([
      {
        file: 'docsite.config.ts',
        line: 3,
        column: 20,
        message: "broken link '/nowhere': the site has no such page or file",
        hint: "did you mean '/now'?",
      },
    ]);
  });

  test.each(['%7B%7B%25%20param%20repo%20%25%7D%7D/blob/a', '{{% param repo %}}/b'])(
    'should give all addresses with a shortcode one cause: %s',
    (href) => {
      const links = [makeLink(href, missing('no-route', `/docs/${href}`))];
      expect(brokenLink.check(ruleInput({ links }))).toMatchObject([
        {
          message: "'{{% param' in the address of a link is left as it is, because docsite has no shortcodes",
          hint: 'write the address that it stands for',
          cause: '{{% param',
        },
      ]);
    },
  );

  test('should report an address of another site with a single slash, in adopted sites as a warning', () => {
    const links = ['https:/example.org/a', 'HTTP:/b', 'https://c', 'https:/'].map((href) =>
      makeLink(href, { type: 'external', url: href }),
    );
    const image = makeLink('https:/d.png', { type: 'external', url: 'https:/d.png' }, { kind: 'image' });
    expect(brokenLink.check(ruleInput({ links: [...links, image] }))).toEqual([
      {
        rule: 'broken-link',
        file: 'docs/a.md',
        line: 3,
        column: 1,
        message: "broken link 'https:/example.org/a': browsers take it for the path '/example.org/a' of this site",
        hint: "to link to another site, write 'https://example.org/a'",
        cause: 'https:/example.org/a',
        atMost: 'missing-asset',
      },
      expect.objectContaining({ hint: "to link to another site, write 'HTTP://b'" }),
    ]);
  });

  test('should give no hint if nothing is close', () => {
    const links = [makeLink('/nowhere', missing('no-route', '/nowhere'))];
    expect(brokenLink.check(ruleInput({ links }))).toEqual([
      {
        rule: 'broken-link',
        file: 'docs/a.md',
        line: 3,
        column: 1,
        message: "broken link '/nowhere': the site has no such page or file",
        cause: '/nowhere',
      },
    ]);
  });

  test.each([
    ['www.example.org/a', "to link to another site, write 'https://www.example.org/a'"],
    ['http//example.org/a', "to link to another site, write 'http://example.org/a'"],
    ['jane@example.org', "to link to an e-mail address, write 'mailto:jane@example.org'"],
    ['./www.example.org', "did you mean '/b'?"],
    ['/@jane/post', "did you mean '/b'?"],
    ['./a\u200Bb', 'type the address again: it contains an invisible character, U+200B'],
    ['/a%E2%80%8Bb', 'type the address again: it contains an invisible character, U+200B'],
    ['“b”', 'leave out the typographic quotation marks, which are part of the address, or write `"` in HTML'],
    ['/it’s', "did you mean '/b'?"],
  ])('should say what is wrong with an address itself: %s', (href, hint) => {
    const links = [makeLink(href, missing('no-route', `/docs/${href}`, '/b'))];
    expect([...brokenLink.check(ruleInput({ links }))].map((found) => found.hint)).toEqual([hint]);
  });

  test.each([
    ['docs/guide/a.md', '../../../std/b.html', true],
    ['docs/guide/a.md', '../../std/b.html', false],
    ['docs/guide/a.md', '/std/b.html', false],
    ['docs/guide/index.md', '../../../std/b.html', false],
    ['docs/guide/index.md', '../../../../std/b.html', true],
  ])('should say of a path in %s that it leads out of the site: %s, %j', (file, href, isOutside) => {
    const place = { file, line: 1, column: 1 };
    const link = makeLink(href, missing('no-route', '/std/b'), { place, routes: ['/docs/guide/a'] });
    expect([...brokenLink.check(ruleInput({ links: [link] }))].map(({ hint }) => hint)).toEqual([
      isOutside ? 'the path leads out of the site: to link to another one, write the whole address' : undefined,
    ]);
  });

  test('should offer the first three of several near routes', () => {
    const links = [makeLink('/a', missing('no-route', '/a', '/b', '/c', '/d', '/e'))];
    expect([...brokenLink.check(ruleInput({ links }))].map(({ hint }) => hint)).toEqual([
      "did you mean '/b', '/c', or '/d'?",
    ]);
  });

  test('should be less severe for a path from the root without a slash, if the site wants it', () => {
    const links = ['docs/lock/', 'docs/lock?a#b', './docs/none', '/docs/lok'].map((href) =>
      makeLink(href, missing('no-route', `/docs/${href}`)),
    );
    const atMost = (rootlessLinks: 'broken' | 'lesser') => {
      const site = makeSite({ pages: [makeDocPage('lock')], config: makeConfig({ rootlessLinks }) });
      return [...brokenLink.check(ruleInput({ links, site }))].map((found) => found.atMost);
    };
    expect(atMost('broken')).toEqual([undefined, undefined, undefined, undefined]);
    expect(atMost('lesser')).toEqual(['missing-asset', 'missing-asset', undefined, undefined]);
  });

  test('should say if a template wrote the link', () => {
    const links = [
      makeLink('/gone', missing('no-route', '/gone'), { writer: 'template', place: at('pages/index.tsx') }),
    ];
    expect(brokenLink.check(ruleInput({ links }))).toEqual([
      {
        rule: 'broken-link',
        file: 'pages/index.tsx',
        line: 1,
        column: 1,
        message: "broken link '/gone': the site has no such page or file (written by a template)",
        cause: '/gone',
      },
    ]);
  });

  test('should accept links covered by other rules, and links that lead somewhere', () => {
    const links = [
      makeLink('x.md', missing('no-source', '/docs/x')),
      makeLink('X', missing('wrong-case', '/docs/X', 'x')),
      makeLink('x.zip', missing('no-asset', '/docs/x.zip')),
      makeLink('x.png', missing('no-route', '/docs/x.png'), { kind: 'image' }),
      makeLink('https://example.com', { type: 'external', url: 'https://example.com' }),
      makeLink('b', { type: 'page', route: '/docs/b', url: '/docs/b', anchorExists: true }),
    ];
    expect(brokenLink.check(ruleInput({ links }))).toEqual([]);
  });
});
