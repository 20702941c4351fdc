import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { completeConfig } from '../../src/config/reading/complete-config.js';
import { configSchema, type UserConfig } from '../../src/config/schema/site.js';
import type { Finding } from '../../src/diagnostic.js';
import { readConfigMessages, translateConfig } from '../../src/translations/translate-config.js';

const locale = {
  name: 'fr',
  label: 'Français',
  direction: 'ltr',
  htmlLang: 'fr',
  calendar: 'gregory',
  path: 'fr',
  baseUrl: '/fr/',
} as const;

/** Translates a configuration by a folder of translations. Returns it with the findings. */
function translate(keys: Partial<UserConfig>, files: Readonly<Record<string, unknown>>) {
  const siteDir = makeFolder();
  for (const [path, value] of Object.entries(files)) {
    mkdirSync(join(siteDir, dirname(path)), { recursive: true });
    writeFileSync(join(siteDir, path), typeof value === 'string' ? value : JSON.stringify(value));
  }
  const parsed = configSchema.parse({ title: 'T', i18n: { locales: ['en', 'fr'] }, ...keys });
  const config = completeConfig(parsed, siteDir);
  const findings: Finding[] = [];
  return {
    config: translateConfig(config, { name: locale.name }, readConfigMessages({ siteDir, config, locale }, findings)),
    findings,
  };
}

const navbar: UserConfig['navbar'] = {
  title: 'Site',
  logo: { src: '/l.svg', alt: 'Logo' },
  items: [
    { to: '/a', label: 'A' },
    { type: 'dropdown', label: 'More', items: [{ to: '/b', label: 'B' }] },
    { type: 'html', html: 'H' },
  ],
};

describe('the navbar', () => {
  test.each(['navbar.json', 'docusaurus-theme-classic/navbar.json'])('should have the labels of %s', (file) => {
    const { config, findings } = translate(
      { navbar },
      {
        [`i18n/fr/${file}`]: {
          title: { message: 'Le site', description: 'The title in the navbar' },
          'logo.alt': { message: 'Le logo' },
          'item.label.A': 'Un',
          'item.label.More': { message: 'Plus' },
          'item.label.B': { message: 'Deux' },
          'item.label.H': { message: 'x' },
        },
      },
    );
    expect(config.navbar).toMatchObject({
      title: 'Le site',
      logo: { src: '/l.svg', alt: 'Le logo' },
      items: [
        { to: '/a', label: 'Un' },
        { label: 'Plus', items: [{ label: 'Deux' }] },
        { type: 'html', html: 'H' },
      ],
    });
    expect(findings).toEqual([]);
  });

  test('should stay unchanged if nothing is translated', () => {
    expect(translate({ navbar }, {}).config.navbar.items).toMatchObject([{ label: 'A' }, { label: 'More' }, {}]);
  });
});

test('the footer should have the labels of its file', () => {
  const footer = { copyright: '© Us', links: [{ title: 'Docs', items: [{ to: '/a', label: 'A' }, { html: 'H' }] }] };
  const { config } = translate(
    { footer },
    { 'i18n/fr/footer.json': { copyright: '© Nous', 'link.title.Docs': 'Documents', 'link.item.label.A': 'Un' } },
  );
  expect(config.footer).toMatchObject({
    copyright: '© Nous',
    links: [{ title: 'Documents', items: [{ label: 'Un' }, { html: 'H' }] }],
  });
});

test('the folder of translations may have another name', () => {
  const i18n = { locales: ['en', 'fr'], path: './translations' };
  const { config } = translate({ navbar, i18n }, { 'translations/fr/navbar.json': { title: 'Le site' } });
  expect(config.navbar.title).toBe('Le site');
});

test('a locale should have its own values in place of those of the site, with the labels of its translations', () => {
  const site = { title: 'Le projet', navbar: { title: 'Barre', items: [{ to: '/a', label: 'A' }] } };
  const i18n = { locales: ['en', 'fr'], localeConfigs: { fr: { site } } };
  const own = { navbar, tagline: 'T', i18n };
  const { config } = translate(own, { 'i18n/fr/navbar.json': { 'item.label.A': 'Un' } });
  expect([config.title, config.tagline, config.navbar.title]).toEqual(['Le projet', 'T', 'Barre']);
  expect(config.navbar.items).toMatchObject([{ to: '/a', label: 'Un' }]);
});

test('a locale without translations should have the labels of the configuration', () => {
  const i18n = { locales: ['en', 'fr'], localeConfigs: { fr: { translate: false } } };
  const { config } = translate({ navbar, i18n }, { 'i18n/fr/navbar.json': { title: 'Le site' } });
  expect(config.navbar.title).toBe('Site');
});

test.each([
  ['{', 'cannot read the translations: it is not valid JSON: Expected string in JSON but found end of file', 1, 2],
  ['{\n  "title": "a"\n  "b": "c"\n}', /^cannot read the translations: it is not valid JSON: Expected ","/, 3, 3],
  ['[]', 'cannot read the translations: it is not an object', 1, 1],
  ['{\n  "title": 3\n}', "the translation of 'title' is not text", 2, 12],
])('a file that contains %s should be reported', (text, message, line, column) => {
  const { config, findings } = translate({ navbar }, { 'i18n/fr/navbar.json': text });
  expect([config.navbar.title, findings]).toMatchObject([
    'Site',
    [{ rule: 'labels-file', file: 'i18n/fr/navbar.json', message: expect.stringMatching(message), line, column }],
  ]);
});
