import type { FinishedPage } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { finishedRoutes } from '../../../src/plugins/routes/finished-routes.js';

const plugin = { name: 'own', id: 'default' };
const version = {
  ...{ name: 'current', label: 'Next', isLast: true, badge: false, noIndex: false },
  ...{ url: '/docs', instanceUrl: '/docs', sidebars: {} },
};

interface Route {
  readonly path: string;
  readonly priority?: number;
  readonly routes?: readonly Route[];
}

const routesOf = (pages: readonly FinishedPage[], added: Parameters<typeof finishedRoutes>[1] = []) =>
  finishedRoutes(pages, added) as readonly Route[];
const pathsOf = (routes: readonly Route[] = []) => routes.map(({ path }) => path);

test('pages rendered by a route of a plugin should be listed under that route only, however it is nested', () => {
  const pages = ['/shop/', '/shop/cart', '/own', '/docs/a'].map((url) => ({ url, kind: 'module' }));
  const route = {
    path: '/shop',
    component: 'Shop',
    routes: [
      { path: '/shop', component: 'List' },
      { path: '/shop/cart/', component: 'Cart' },
    ],
  };
  expect(routesOf(pages, [{ route, plugin }])).toEqual([
    expect.objectContaining({ path: '/own' }),
    expect.objectContaining({ path: '/docs/a' }),
    { ...route, plugin },
  ]);
});

test('a document at the address of a plugin should still be listed', () => {
  const pages = [{ url: '/a', kind: 'post' }];
  const added = [{ route: { path: '/a', component: 'A' }, plugin }];
  expect(pathsOf(routesOf(pages, added))).toEqual(['/a', '/a']);
});

test('documents and categories should come with their sidebar, other pages of docs without one', () => {
  const pages = [
    { url: '/docs/a', kind: 'doc', id: 'a', sidebar: 'main', version },
    { url: '/docs/category/b', kind: 'category', sidebar: 'main', version },
    { url: '/docs/tags', kind: 'tag-list', version },
  ];
  const [inside, ...others] = routesOf(pages)[0]?.routes?.[0]?.routes ?? [];
  expect(inside?.routes).toEqual([
    { path: '/docs/a', exact: true, component: '@theme/DocItem', sidebar: 'main' },
    {
      ...{ path: '/docs/category/b', exact: true, component: '@theme/DocCategoryGeneratedIndexPage', sidebar: 'main' },
      props: { categoryGeneratedIndex: { permalink: '/docs/category/b' } },
    },
  ]);
  expect(pathsOf(others)).toEqual(['/docs/tags']);
});

test('the last version should come after the others, whose addresses begin with its own', () => {
  const old = { ...version, name: '1.0', isLast: false, url: '/docs/1.0' };
  const pages = [version, old].map((own) => ({ url: `${own.url}/a`, kind: 'doc', version: own }));
  expect(routesOf(pages)[0]?.routes?.map(({ path, priority }) => [path, priority])).toEqual([
    ['/docs', -1],
    ['/docs/1.0', undefined],
  ]);
});
