import { describe, expect, test } from '@jest/globals';
import { addressesOf, config, localeConfigs } from '../../../../tests/site-of-locales.js';
import { localeFolder, siteLocales } from '../../src/config/site-locale.js';

describe('the locales of a site', () => {
  test('should have prefixes from their paths, except for the default one', () => {
    expect(addressesOf(siteLocales(config))).toEqual([
      ['en', '/base/'],
      ['de', '/base/de/'],
      ['fr', '/base/french/'],
    ]);
  });

  test('should carry their labels, directions and calendars', () => {
    expect(siteLocales(config)[2]).toEqual({ name: 'fr', ...localeConfigs.fr, baseUrl: '/base/french/' });
  });

  test('should be served at their configured URLs, in folders of their paths', () => {
    const own = {
      ...localeConfigs,
      en: { ...localeConfigs.en, baseUrl: '/base/en/' },
      de: { ...localeConfigs.de, baseUrl: '/base/' },
    };
    const { i18n } = config;
    const locales = siteLocales({ ...config, i18n: { ...i18n, localeConfigs: own } });
    expect(addressesOf(locales)).toEqual([
      ['en', '/base/en/'],
      ['de', '/base/'],
      ['fr', '/base/french/'],
    ]);
    expect(locales.map((item) => localeFolder(item, config))).toEqual(['en', '', 'french']);
  });

  test('should have separate folders if they have the same path on other domains', () => {
    const elsewhere = (url?: string) => ({
      ...localeConfigs,
      fr: { ...localeConfigs.fr, baseUrl: '/base/', ...(url !== undefined && { url }) },
    });
    const foldersOf = (url?: string) => {
      const site = { ...config, url: 'https://example.org', i18n: { ...config.i18n, localeConfigs: elsewhere(url) } };
      return siteLocales(site).map((item) => [item.url, item.baseUrl, localeFolder(item, site)]);
    };
    const [english, german] = [
      ['https://example.org', '/base/', ''],
      ['https://example.org', '/base/de/', 'de'],
    ];
    expect(foldersOf('https://fr.example.org')).toEqual([
      english,
      german,
      ['https://fr.example.org', '/base/', 'french'],
    ]);
    expect(foldersOf()[2]).toEqual(['https://example.org', '/base/', '']);
  });
});
