import type { LinkTarget, NavbarItemConfig, Sidebar, Site } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import type { RuleInput } from '../../src/rule.js';
import { orphanPage } from '../../src/rules/orphan-page.js';
import {
  makeConfig,
  makeDocPage,
  makeDocsConfig,
  makeLink,
  makeSite,
  makeVersion,
  ruleInput,
} from '../site-fixture.js';

const toLost: LinkTarget = { type: 'page', route: '/docs/lost', url: '/docs/lost', anchorExists: true };

function check(site: Partial<Site>, links: RuleInput['links'] = []): string[] {
  const base = makeSite({ pages: [makeDocPage('lost')], ...site });
  return [...orphanPage.check(ruleInput({ site: base, links }))].map(({ file }) => file);
}

function shownIn(sidebar: Sidebar): Partial<Site> {
  return { docs: [{ id: 'default', versions: [makeVersion(sidebar)] }] };
}

describe('orphan-page', () => {
  test('should report a document that nothing links to', () => {
    expect(orphanPage.check(ruleInput({ site: makeSite({ pages: [makeDocPage('lost')] }) }))).toEqual([
      {
        rule: 'orphan-page',
        file: 'docs/lost.md',
        line: 1,
        column: 1,
        message: "no sidebar, navbar, footer or page links to '/docs/lost'",
        hint: "add 'lost' to a sidebar, link to it, or set `unlisted: true` in its front matter",
      },
    ]);
  });

  test('should not report the page for addresses that do not exist', () => {
    expect(check({ pages: [{ ...makeDocPage('404'), route: '/404' }] })).toEqual([]);
  });

  test('should give many documents of an instance one cause', () => {
    const causesOf = (count: number) => {
      const pages = Array.from({ length: count }, (_, at) => makeDocPage(`lost-${at}`));
      const found = [...orphanPage.check(ruleInput({ site: makeSite({ pages }) }))];
      return new Set(found.map(({ cause }) => cause));
    };
    expect([causesOf(5), causesOf(6)]).toEqual([new Set([undefined]), new Set(['default'])]);
  });

  test('should accept a document that a sidebar category contains or links to', () => {
    const doc = { type: 'doc', id: 'lost', label: 'Lost', route: '/docs/lost', isRef: false, unlisted: false } as const;
    const category = { type: 'category', label: 'All', items: [], collapsible: true, collapsed: true } as const;
    expect(check(shownIn([{ ...category, items: [doc] }]))).toEqual([]);
    expect(check(shownIn([{ ...category, link: { type: 'doc', id: 'lost', route: '/docs/lost' } }]))).toEqual([]);
  });

  test('should accept a document linked from another page, the configuration or a sidebar', () => {
    expect(check({}, [makeLink('lost.md', toLost)])).toEqual([]);
    expect(check({}, [makeLink('/docs/lost', toLost, { writer: 'config', routes: [] })])).toEqual([]);
    expect(check({}, [makeLink('/docs/lost', toLost, { writer: 'sidebar', routes: [] })])).toEqual([]);
  });

  test('should not count a link on the page itself, on a list of tags, or to load a file', () => {
    const tag = {
      kind: 'tag',
      key: 'tag:x',
      holds: 'links',
      route: '/docs/tags/x',
      slug: 'x',
      title: 'x',
      description: '',
      place: makeDocPage('lost').place,
    } as const;
    const pages = [makeDocPage('lost'), { ...tag, docs: makeDocPage('lost').docs }];
    const links = [
      makeLink('/docs/lost', toLost, { writer: 'template', routes: ['/docs/lost', '/docs/tags/x'] }),
      makeLink('/docs/lost', toLost, { writer: 'template', kind: 'asset' }),
    ];
    expect(check({ pages }, links)).toEqual(['docs/lost.md']);
  });

  test('should accept a document named by a navbar item', () => {
    const items: NavbarItemConfig[] = [
      { type: 'dropdown', position: 'left', label: 'More', items: [{ type: 'doc', docId: 'lost' }] },
    ];
    expect(check({ config: makeConfig({ navbar: { hideOnScroll: false, style: 'light', items } }) })).toEqual([]);
    const ofOther: NavbarItemConfig[] = [{ type: 'doc', position: 'left', docId: 'lost', docsInstance: 'other' }];
    expect(check({ config: makeConfig({ navbar: { hideOnScroll: false, style: 'light', items: ofOther } }) })).toEqual([
      'docs/lost.md',
    ]);
  });

  test('should accept main documents, unlisted and draft ones, and instances without sidebars', () => {
    expect(check({ docs: [{ id: 'default', versions: [makeVersion([], { mainDoc: 'lost' })] }] })).toEqual([]);
    expect(check({ pages: [makeDocPage('lost', { unlisted: true })] })).toEqual([]);
    expect(check({ pages: [makeDocPage('lost', { draft: true })] })).toEqual([]);
    expect(check({ config: makeConfig({ docs: [makeDocsConfig({ sidebarPath: false })] }) })).toEqual([]);
  });

  test('should accept documents of a version whose sidebars file is wrong, because it may contain them', () => {
    const version = makeVersion([], { hasBrokenSidebars: true });
    expect(check({ docs: [{ id: 'default', versions: [version] }] })).toEqual([]);
    expect(check({ docs: [{ id: 'default', versions: [{ ...version, name: '2.0' }] }] })).toEqual(['docs/lost.md']);
  });
});
