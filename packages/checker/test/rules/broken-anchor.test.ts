import { describe, expect, test } from '@jest/globals';
import { brokenAnchor } from '../../src/rules/broken-anchor.js';
import { makeDocPage, makeLink, makeSite, ruleInput } from '../site-fixture.js';

const toLock = (anchor: string | undefined, anchorExists: boolean) =>
  ({
    type: 'page',
    route: '/docs/lock',
    url: '/docs/lock',
    anchorExists,
    ...(anchor === undefined ? {} : { anchor }),
  }) as const;

describe('broken-anchor', () => {
  test('should leave an anchor that a redirect adds to the redirect', () => {
    const site = makeSite({ anchors: { '/docs/lock': ['usage'] } });
    const redirected = { ...toLock('usgae', false), redirectedFrom: '/old' } as const;
    const links = [
      makeLink('/old', redirected),
      makeLink('/old#usgae', redirected),
      makeLink('/docs/lock#usgae', toLock('usgae', false), { writer: 'redirect' }),
    ];
    const found = [...brokenAnchor.check(ruleInput({ site, links }))].map(({ message }) => message);
    expect(found).toEqual(links.slice(1).map(({ href }) => expect.stringContaining(`'${href}'`)));
  });

  test('should report an anchor that the page lacks, with the nearest one it has', () => {
    const site = makeSite({ anchors: { '/docs/lock': ['usage', 'factories'] } });
    const links = [makeLink('../lock.md#usgae', toLock('usgae', false))];
    expect(brokenAnchor.check(ruleInput({ site, links }))).toEqual([
      {
        rule: 'broken-anchor',
        file: 'docs/a.md',
        line: 3,
        column: 1,
        message: "broken anchor '../lock.md#usgae': '/docs/lock' has no id 'usgae'",
        hint: "did you mean '../lock.md#usage'?",
        cause: '/docs/lock#usgae',
      },
    ]);
  });

  test('should name the page of the locale, whose original may have the id', () => {
    const site = makeSite({ anchors: { '/docs/lock': [] } });
    const links = [makeLink('../lock.md#usage', toLock('usage', false))];
    const messageIn = (baseUrl: string, configured = '/') => {
      const config = { ...site.config, baseUrl: configured };
      const input = ruleInput({ site: { ...site, config, locale: { ...site.locale, baseUrl } }, links });
      return [...brokenAnchor.check(input)][0]?.message;
    };
    expect([messageIn('/fr/'), messageIn('/base/fr/', '/base/'), messageIn('/other/', '/base/')]).toEqual([
      "broken anchor '../lock.md#usage': '/fr/docs/lock' has no id 'usage'",
      "broken anchor '../lock.md#usage': '/fr/docs/lock' has no id 'usage'",
      "broken anchor '../lock.md#usage': '/other/docs/lock' has no id 'usage'",
    ]);
  });

  test('should have one cause in all versions of a document', () => {
    const routes = ['/docs/lock', '/docs/1.0/lock'];
    const pages = routes.map((route) => ({ ...makeDocPage('lock'), route }));
    const site = makeSite({ pages, anchors: { [routes[0] as string]: [], [routes[1] as string]: [] } });
    const links = routes.map((route) => makeLink('lock.md#usage', { ...toLock('usage', false), route }));
    const causes = [...brokenAnchor.check(ruleInput({ site, links }))].map(({ cause }) => cause);
    expect(causes).toEqual(['default/lock#usage', 'default/lock#usage']);
  });

  test('should list the ids of the page if none is close and they are few', () => {
    const site = makeSite({ anchors: { '/docs/lock': ['usage', 'factories'] } });
    const links = [makeLink('#installation', toLock('installation', false))];
    expect([...brokenAnchor.check(ruleInput({ site, links }))].map(({ hint }) => hint)).toEqual([
      "the page has '#usage' and '#factories'",
    ]);
  });

  test('should say which of the two, address or id, contains an invisible character', () => {
    const site = makeSite({ anchors: { '/docs/lock': ['us\u200Bage', 'factories'] } });
    const links = [
      makeLink('#usage', toLock('usage', false)),
      makeLink('#factories%E2%80%8B', toLock('factories\u200B', false)),
    ];
    expect([...brokenAnchor.check(ruleInput({ site, links }))].map(({ hint }) => hint)).toEqual([
      "type the id 'usage' of the page again: it contains an invisible character, U+200B",
      'type the address again: it contains an invisible character, U+200B',
    ]);
  });

  test('should be at most a warning in redirects on sites that have warnings for links of elements', () => {
    const links = [{ ...makeLink('/docs/lock#usgae', toLock('usgae', false)), writer: 'redirect' as const }];
    expect([...brokenAnchor.check(ruleInput({ site: makeSite({ anchors: { '/docs/lock': [] } }), links }))]).toEqual([
      expect.objectContaining({ atMost: 'missing-asset' }),
    ]);
  });

  test('should accept existing anchors, links without one, and pages whose ids are unknown', () => {
    const links = [makeLink('lock.md#usage', toLock('usage', true)), makeLink('lock.md', toLock(undefined, false))];
    expect(brokenAnchor.check(ruleInput({ site: makeSite({ anchors: { '/docs/lock': ['usage'] } }), links }))).toEqual(
      [],
    );
    expect(brokenAnchor.check(ruleInput({ links: [makeLink('/#hero', toLock('hero', false))] }))).toEqual([]);
  });
});
