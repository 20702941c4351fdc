import { describe, expect, test } from '@jest/globals';
import {
  decodePath,
  encodePath,
  joinRoute,
  outputPathOfRoute,
  routeOfPath,
  urlOfRoute,
} from '../../src/route/route.js';

describe('joinRoute', () => {
  test.each([
    [['docs', 'a/'], '/docs/a'],
    [['', ''], '/'],
    [['/docs', '/', 'a'], '/docs/a'],
    [['docs', '../b'], '/b'],
  ])('should join %j to %j', (parts, route) => {
    expect(joinRoute(...parts)).toBe(route);
  });
});

describe('urlOfRoute', () => {
  test('should put the base URL before the route', () => {
    expect(urlOfRoute('/docs/a', { baseUrl: '/site/' })).toBe('/site/docs/a');
  });

  test('should end an address with a slash if the site wants one', () => {
    expect(urlOfRoute('/docs/a', { baseUrl: '/', trailingSlash: true })).toBe('/docs/a/');
  });

  test('should end only addresses of folders with a slash if the site wants that', () => {
    const policy = { baseUrl: '/site/', trailingSlash: 'folders', folders: { '/docs/guides': true } } as const;
    expect(urlOfRoute('/docs/guides', policy)).toBe('/site/docs/guides/');
    expect(urlOfRoute('/docs/guides/a', policy)).toBe('/site/docs/guides/a');
    expect(urlOfRoute('/constructor', policy)).toBe('/site/constructor');
    expect(outputPathOfRoute('/docs/guides', policy)).toBe('docs/guides/index.html');
  });

  test('should give the root its base URL whatever the trailing slash', () => {
    expect(urlOfRoute('/', { baseUrl: '/site/', trailingSlash: false })).toBe('/site/');
  });

  test('should encode characters that would end a path in an address', () => {
    expect(urlOfRoute('/c#/why?/100%', { baseUrl: '/' })).toBe('/c%23/why%3F/100%25');
  });

  test('should encode non-ASCII characters', () => {
    expect(urlOfRoute('/tags/été x', { baseUrl: '/' })).toBe('/tags/%C3%A9t%C3%A9%20x');
  });
});

describe('outputPathOfRoute', () => {
  test.each([
    ['/', undefined, 'index.html'],
    ['/', false, 'index.html'],
    ['/docs/a', undefined, 'docs/a/index.html'],
    ['/docs/a', true, 'docs/a/index.html'],
    ['/docs/a', false, 'docs/a.html'],
    ['/docs/version.php', false, 'docs/version.php.html'],
    ['/docs/a.html', undefined, 'docs/a.html'],
    ['/docs/a.html', false, 'docs/a.html'],
    ['/docs/index.html', false, 'docs/index.html.html'],
    ['/docs/index.html', undefined, 'docs/index.html/index.html'],
    ['/docs/a.html', true, 'docs/a.html/index.html'],
    ['/404', true, '404.html'],
    ['/docs/404', undefined, 'docs/404/index.html'],
  ])('should write %j with trailingSlash %j to %j', (route, trailingSlash, path) => {
    expect(outputPathOfRoute(route, { baseUrl: '/', trailingSlash })).toBe(path);
  });
});

describe('routeOfPath', () => {
  test.each([
    ['/a/', '/a'],
    ['/a/index.html', '/a'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/%C3%A9', '/é'],
  ])('should read %j as %j', (path, route) => {
    expect(routeOfPath(path)).toBe(route);
  });
});

test('decodePath should be the inverse of encodePath', () => {
  expect(decodePath(encodePath('/c#/why?/100%/é a'))).toBe('/c#/why?/100%/é a');
});

test('decodePath should leave a path with a broken escape unchanged', () => {
  expect(decodePath('/50%-off')).toBe('/50%-off');
});
