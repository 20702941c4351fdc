import { describe, expect, test } from '@jest/globals';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  defaultLabels,
  PageContext,
  SiteContext,
  useBaseUrl,
  useLabels,
  usePage,
  usePageUrl,
  useSite,
} from '../../src/template/index.js';
import { makeSite, type TestSite } from '../site-fixture.js';

const Drawn = ({ use }: { readonly use: () => ReactNode }) => use();

/** Renders a component that calls a hook, inside the given site and page. */
function drawn(use: () => ReactNode, site?: TestSite): string {
  const element = createElement(Drawn, { use });
  if (site === undefined) return renderToString(element);
  const page = createElement(PageContext, { value: site.shown('/docs/a') }, element);
  return renderToString(createElement(SiteContext, { value: site.data() }, page));
}

const files = { 'docs/a.md': '# A' };

describe('the hooks of templates', () => {
  test('should give the site, the page and the labels', async () => {
    const site = await makeSite(files);
    expect(drawn(() => `${useSite().title}, ${usePage().title}, ${useLabels().next}`, site)).toBe(
      `Site, A, ${defaultLabels.next}`,
    );
  });

  test('should turn site paths into addresses below the base URL, and leave others unchanged', async () => {
    const site = await makeSite(files, { baseUrl: '/base/', trailingSlash: true });
    const paths = ['/img/logo.svg', '/', 'https://example.com/', '//example.com', '#a', 'a.png'];
    expect(drawn(() => paths.map((path) => useBaseUrl(path)).join(' '), site)).toBe(
      '/base/img/logo.svg /base/ https://example.com/ //example.com #a a.png',
    );
  });

  test('should turn routes into addresses with the trailing slash that the site wants', async () => {
    const routes = ['/docs#start', '/docs', '/', '/docs?x=/', 'https://example.com/a', '#a'];
    const addresses = async (trailingSlash: boolean) => {
      const site = await makeSite(files, { baseUrl: '/base/', trailingSlash });
      return drawn(() => routes.map((route) => usePageUrl(route)).join(' '), site);
    };
    expect(await addresses(true)).toBe('/base/docs/#start /base/docs/ /base/ /base/docs/?x=/ https://example.com/a #a');
    expect(await addresses(false)).toBe('/base/docs#start /base/docs /base/ /base/docs?x=/ https://example.com/a #a');
  });

  test.each([
    ['useSite', () => useSite().title, 'useSite() was called outside a SiteContext provider'],
    ['usePage', () => usePage().title, 'usePage() was called outside a PageContext provider'],
    ['useLabels', () => useLabels().next, 'useSite() was called outside a SiteContext provider'],
    ['useBaseUrl', () => useBaseUrl('/'), 'useSite() was called outside a SiteContext provider'],
    ['usePageUrl', () => usePageUrl('/'), 'useSite() was called outside a SiteContext provider'],
  ])('%s should report a missing provider', (_, use, message) => {
    expect(() => drawn(use)).toThrow(new Error(message));
  });
});
