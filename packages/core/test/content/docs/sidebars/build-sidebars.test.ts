import { describe, expect, test } from '@jest/globals';
import { build, messagesOf } from './sidebars-fixture.js';

const lock = { type: 'doc', id: 'lock', label: 'Lock', route: '/docs/lock', isRef: false, unlisted: false };

describe('the items of a sidebar', () => {
  test('should be documents by id, or with a label and class of their own', () => {
    expect(
      build({
        a: [
          'lock',
          { type: 'doc', id: 'apis/dml', label: 'Data' },
          { type: 'ref', id: 'lock', className: 'x' },
          'apis/hidden',
        ],
      }).sidebars,
    ).toEqual({
      a: [
        lock,
        {
          type: 'doc',
          id: 'apis/dml',
          label: 'Data',
          route: '/docs/apis/dml',
          isRef: false,
          unlisted: false,
          className: 'new',
        },
        { ...lock, isRef: true, className: 'x' },
        { type: 'doc', id: 'apis/hidden', label: 'hidden', route: '/docs/apis/hidden', isRef: false, unlisted: true },
      ],
    });
  });

  test('should pass custom properties of their documents, or else of the sidebar, to components', () => {
    const files = { 'a.md': 'title: A\nsidebar_class_name: new\nsidebar_custom_props: { icon: flag }' };
    const own = { className: 'x', customProps: { icon: 'star' } };
    const link = { type: 'link', label: 'L', href: 'https://x.y', ...own };
    const { sidebars } = build({ a: ['a', { type: 'doc', id: 'a', ...own }, link] }, { files });
    const given = { className: 'new', customProps: { icon: 'flag' } };
    expect(sidebars.a).toMatchObject([given, given, own]);
    const category = { type: 'category', label: 'C', link: { type: 'doc', id: 'a' }, items: [link] };
    const categories = build({ a: [category, { ...category, ...own }] }, { files }).sidebars;
    expect(categories.a).toMatchObject([{ customProps: { icon: 'flag' } }, own]);
  });

  test('should be links and HTML', () => {
    expect(
      build({
        a: [
          { type: 'link', label: 'L', href: 'https://x.y' },
          { type: 'html', value: '<hr>', className: 'c' },
        ],
      }).sidebars,
    ).toEqual({
      a: [
        { type: 'link', label: 'L', href: 'https://x.y', place: { file: 'sidebars.js', line: 1, column: 1 } },
        {
          type: 'html',
          value: '<hr>',
          defaultStyle: false,
          place: { file: 'sidebars.js', line: 1, column: 1 },
          className: 'c',
        },
      ],
    });
  });

  test('should be links that are relative to the documents of the version', () => {
    const hrefs = ['apis/dml#insert', './lock/', 'https://x.y', 'docs/lock', '/lock', '#top', '?q'];
    const links = hrefs.map((href) => ({ type: 'link', label: 'L', href }));
    expect(build({ a: links }).sidebars.a?.map((item) => 'href' in item && item.href)).toEqual([
      '/docs/apis/dml#insert',
      '/docs/lock',
      ...hrefs.slice(2),
    ]);
  });

  test('should be categories, collapsed by default', () => {
    const { sidebars } = build({
      a: [
        { type: 'category', label: 'C', items: ['lock'] },
        {
          type: 'category',
          label: 'D',
          description: 'd',
          collapsible: false,
          collapsed: false,
          className: 'c',
          items: ['lock'],
        },
      ],
    });
    expect(sidebars.a).toEqual([
      { type: 'category', label: 'C', items: [lock], collapsible: true, collapsed: true },
      {
        type: 'category',
        label: 'D',
        items: [lock],
        collapsible: false,
        collapsed: false,
        description: 'd',
        className: 'c',
      },
    ]);
  });

  test('should be categories whose states are written as text', () => {
    const { sidebars } = build({
      a: [{ type: 'category', label: 'C', items: ['lock'], collapsible: 'true', collapsed: 'true' }],
    });
    expect(sidebars.a).toEqual([{ type: 'category', label: 'C', items: [lock], collapsible: true, collapsed: true }]);
  });

  test('should be categories in shorthand: labels and lists, at any level', () => {
    const category = { type: 'category', collapsible: true, collapsed: true };
    expect(build({ a: { C: ['lock', { D: ['lock'] }] } }).sidebars).toEqual({
      a: [{ ...category, label: 'C', items: [lock, { ...category, label: 'D', items: [lock] }] }],
    });
  });
});

describe('the link of a category', () => {
  test('should open a document', () => {
    expect(
      build({ a: [{ type: 'category', label: 'C', link: { type: 'doc', id: 'index' }, items: ['lock'] }] }).sidebars
        .a?.[0],
    ).toMatchObject({
      link: { type: 'doc', id: 'index', route: '/docs' },
    });
  });

  test('should open a generated index named after the label, and a second one of its name at another address', () => {
    const item = {
      type: 'category',
      label: 'Upgrade API',
      description: 'own',
      link: { type: 'generated-index' },
      items: ['lock'],
    };
    const { sidebars } = build({ a: [item, item], b: [item] });
    const links = [...(sidebars.a ?? []), ...(sidebars.b ?? [])].map((category) =>
      category.type === 'category' ? category.link : undefined,
    );
    expect(links[0]).toMatchObject({
      type: 'generated-index',
      route: '/docs/category/upgrade-api',
      title: 'Upgrade API',
      description: '',
      keywords: [],
    });
    expect(links.map((link) => link?.route)).toEqual([
      '/docs/category/upgrade-api',
      '/docs/category/upgrade-api-1',
      '/docs/category/upgrade-api-2',
    ]);
  });

  test('should open an index as the author describes it', () => {
    const link = {
      type: 'generated-index',
      slug: '/all',
      title: 'All',
      description: 'd',
      keywords: ['k'],
      image: '/i.png',
    };
    expect(build({ a: [{ type: 'category', label: 'C', link, items: ['lock'] }] }).sidebars.a?.[0]).toMatchObject({
      link: {
        type: 'generated-index',
        route: '/docs/all',
        title: 'All',
        description: 'd',
        keywords: ['k'],
        image: '/i.png',
      },
    });
  });
});

test('a category without items should be its document, or left out, or else be reported', () => {
  const empty = { type: 'category', label: 'E', items: [] };
  const { sidebars, findings } = build({
    a: [
      { ...empty, link: { type: 'doc', id: 'lock' }, className: 'c', customProps: { n: 1 } },
      { ...empty, link: { type: 'generated-index' } },
      { ...empty, label: 'Outer', items: [empty] },
    ],
  });
  expect(sidebars.a).toEqual([{ ...lock, label: 'E', className: 'c', customProps: { n: 1 } }]);
  expect(findings.map(({ rule, message }) => [rule, message])).toEqual([
    ['sidebar-file', "the category 'E' of the sidebar 'a' has neither items nor a link"],
  ]);
});

test('drafts should be left out of a sidebar, and categories of nothing else with them', () => {
  const drafts = { type: 'category', label: 'Drafts', items: ['new', { Newer: ['new'] }] };
  const items = [
    'new',
    { type: 'ref', id: 'new' },
    drafts,
    { ...drafts, link: { type: 'generated-index' } },
    { ...drafts, link: { type: 'doc', id: 'new' } },
    { ...drafts, link: { type: 'doc', id: 'lock' } },
    { ...drafts, link: { type: 'doc', id: 'new' }, items: ['new', 'lock'] },
  ];
  const { sidebars, findings } = build({ a: items }, { draftIds: ['new'] });
  expect(findings).toEqual([]);
  expect(sidebars.a).toMatchObject([
    { type: 'doc', label: 'Drafts', id: 'lock' },
    { label: 'Drafts', items: [{ id: 'lock' }] },
  ]);
  expect(sidebars.a?.[1]).not.toHaveProperty('link');
});

test('should find documents of a version by ids with its name, as Docusaurus 2 froze sidebars', () => {
  const frozen = {
    'version-1.0/docs': [
      'version-1.0/lock',
      { type: 'category', label: 'A', link: { type: 'doc', id: 'version-1.0/apis/dml' }, items: ['index'] },
    ],
  };
  const { sidebars, findings } = build(frozen, { version: '1.0' });
  expect(findings).toEqual([]);
  expect(sidebars).toMatchObject({ docs: [lock, { label: 'A', link: { id: 'apis/dml' }, items: [{ id: 'index' }] }] });
  expect(messagesOf(build(frozen, { version: '2.0' }))).toHaveLength(2);
});

test('texts of a sidebar that share a translation should be reported if they differ', () => {
  const category = (description: string, key?: string) => ({
    type: 'category',
    label: 'C',
    ...(key !== undefined && { key }),
    link: { type: 'generated-index', slug: `/${description}`, description },
    items: ['lock'],
  });
  const id = 'sidebar.a.category.C.link.generated-index.description';
  const messages = { 'sidebar.a.category.C': 'K', [id]: 'D' };
  const [one, other] = [category('one'), category('other')];
  expect(messagesOf(build({ a: [one, other] }, { messages }))).toEqual([
    expect.stringContaining(
      `sidebars.js sidebar-key 'one' and 'other' have the same translation, whose key is '${id}'`,
    ),
  ]);
  expect(build({ a: [one, other] }).findings).toEqual([]);
  expect(build({ a: [one, category('one'), category('other', 'D')] }, { messages }).findings).toEqual([]);
});
