import { expect, test } from '@jest/globals';
import type { SiteLocale } from '../../src/config/site-locale.js';
import { checkLocaleRoutes } from '../../src/site/check-locale-routes.js';

function locale(name: string, baseUrl: string): SiteLocale {
  return { name, baseUrl, label: name, direction: 'ltr', htmlLang: name, calendar: 'gregory', path: name };
}

function page(route: string) {
  const place = { file: `pages${route}.md`, line: 1, column: 1 };
  return { route, place };
}

const en = locale('en', '/base/');
const fr = locale('fr', '/base/fr/');

test('checkLocaleRoutes should report routes of the default locale inside the folder of another', () => {
  const found = checkLocaleRoutes([page('/fr'), page('/fr/a'), page('/french'), page('/a/fr')], en, [en, fr]);
  expect(found.map(({ file, rule, message }) => [file, rule, message])).toEqual([
    ['pages/fr.md', 'duplicate-route', "the route '/fr' belongs to the locale 'fr'"],
    ['pages/fr/a.md', 'duplicate-route', "the route '/fr/a' belongs to the locale 'fr'"],
  ]);
});

test('checkLocaleRoutes should accept every route of the other locales, and of a site with one locale', () => {
  expect(checkLocaleRoutes([page('/fr')], fr, [en, fr])).toEqual([]);
  expect(checkLocaleRoutes([page('/fr')], en, [en])).toEqual([]);
});
