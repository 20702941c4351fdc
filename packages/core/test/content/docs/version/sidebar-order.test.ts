import { describe, expect, test } from '@jest/globals';
import { cardsOf } from '../../../../src/content/docs/assemble/cards.js';
import type { Sidebar, SidebarCategory, SidebarDoc } from '../../../../src/content/docs/version/sidebar.js';
import {
  breadcrumbsByRoute,
  firstRoute,
  readingOrder,
  sidebarCategories,
  sidebarRoutes,
  sidebarStart,
} from '../../../../src/content/docs/version/sidebar-order.js';

function doc(id: string, more: Partial<SidebarDoc> = {}): SidebarDoc {
  return { type: 'doc', id, label: id.toUpperCase(), route: `/${id}`, isRef: false, unlisted: false, ...more };
}

function category(label: string, items: Sidebar, route?: string): SidebarCategory {
  return {
    type: 'category',
    label,
    items,
    collapsible: true,
    collapsed: true,
    ...(route !== undefined && { link: { type: 'doc', id: route.slice(1), route } }),
  };
}

const sidebar: Sidebar = [
  { type: 'html', value: '<hr>', defaultStyle: false, place: { file: 's.js', line: 2, column: 1 } },
  { type: 'link', label: 'L', href: '/l', place: { file: 's.js', line: 1, column: 1 } },
  doc('ref', { isRef: true }),
  doc('hidden', { unlisted: true }),
  category('Outer', [category('Inner', [doc('a')], '/inner'), doc('b')]),
  doc('c'),
];

test('readingOrder should go through documents and category pages, without refs and unlisted ones', () => {
  expect(readingOrder(sidebar)).toEqual([
    // a document has its own label there
    { route: '/inner' },
    { label: 'A', route: '/a' },
    { label: 'B', route: '/b' },
    { label: 'C', route: '/c' },
  ]);
});

test('an unlisted page of a category should be linked from nowhere', () => {
  const link = { type: 'doc', id: 'own', route: '/own', unlisted: true } as const;
  const unlisted: Sidebar = [{ ...category('C', [doc('a')]), link }];
  expect(readingOrder(unlisted)).toEqual([{ label: 'A', route: '/a' }]);
  expect(firstRoute(unlisted)).toBe('/a');
  expect(breadcrumbsByRoute(unlisted).get('/a')).toEqual([{ label: 'C' }, { label: 'A', route: '/a' }]);
  expect(cardsOf(unlisted, { descriptions: new Map(), categoryCards: 'count' })).toMatchObject([
    { label: 'C', href: '/a' },
  ]);
});

test('sidebarRoutes should include unlisted documents', () => {
  expect(sidebarRoutes(sidebar)).toEqual(['/hidden', '/inner', '/a', '/b', '/c']);
});

describe('breadcrumbsByRoute', () => {
  const crumbs = breadcrumbsByRoute(sidebar);

  test('should go through the categories to the document', () => {
    expect(crumbs.get('/a')).toEqual([
      { label: 'Outer' },
      { label: 'Inner', route: '/inner' },
      { label: 'A', route: '/a' },
    ]);
  });

  test('should end at the category if its own page is meant', () => {
    expect(crumbs.get('/inner')).toEqual([{ label: 'Outer' }, { label: 'Inner', route: '/inner' }]);
  });

  test('should count refs, as readers see them in their place', () => {
    expect(crumbs.get('/ref')).toEqual([{ label: 'REF', route: '/ref' }]);
  });

  test('should keep the first of two entries', () => {
    expect(breadcrumbsByRoute([doc('a'), category('Later', [doc('a')])]).get('/a')).toEqual([
      { label: 'A', route: '/a' },
    ]);
  });
});

test('sidebarCategories should find categories at any depth', () => {
  expect(sidebarCategories(sidebar).map((item) => item.label)).toEqual(['Outer', 'Inner']);
});

test('sidebarStart should be the first page, and a ref only if there is nothing else', () => {
  const ref = doc('r', { isRef: true });
  const inner = category('C', [doc('a')]);
  expect(sidebarStart([ref, inner])).toEqual({ entry: doc('a'), route: '/a' });
  expect(sidebarStart([doc('x', { unlisted: true }), ref])).toEqual({ entry: ref, route: '/r' });
  expect(sidebarStart([category('Empty', [])])).toBeUndefined();
});

test('firstRoute should skip unlisted entries and those without a page', () => {
  expect([
    firstRoute([doc('x', { unlisted: true }), category('Empty', []), category('Outer', [doc('a')])]),
    firstRoute([]),
  ]).toEqual(['/a', undefined]);
});
