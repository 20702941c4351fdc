import { siteLocales } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { addressesOf, config, localeConfigs } from '../../../../../tests/site-of-locales.js';
import { linkedLocales, wantedLocales } from '../../../src/build/input/site-locales.js';
import { UsageError } from '../../../src/report/errors/usage-error.js';

describe('the locales to build', () => {
  test('should be all if none is requested', () => {
    expect(wantedLocales(config, undefined)).toEqual(siteLocales(config));
  });

  test('should be the requested one, as the whole site', () => {
    expect(addressesOf(wantedLocales(config, 'fr'))).toEqual([['fr', '/base/']]);
  });

  test('should keep a configured path', () => {
    const own = { ...localeConfigs, fr: { ...localeConfigs.fr, baseUrl: '/base/fr/' } };
    const { i18n } = config;
    const site = { ...config, i18n: { ...i18n, localeConfigs: own } };
    expect(addressesOf(wantedLocales(site, 'fr'))).toEqual([['fr', '/base/fr/']]);
  });

  test('should not be a nonexistent one', () => {
    expect(() => wantedLocales(config, 'dee')).toThrow(
      new UsageError("there is no locale 'dee'", "did you mean 'de'?"),
    );
    expect(() => wantedLocales(config, 'klingon')).toThrow(
      expect.objectContaining({ message: "there is no locale 'klingon'", hint: 'the locales are: en, de, fr' }),
    );
  });
});

describe('the locales that pages link to', () => {
  const elsewhere = { ...localeConfigs, fr: { ...localeConfigs.fr, url: 'https://fr.example.org' } };
  const site = { ...config, i18n: { ...config.i18n, localeConfigs: elsewhere } };

  test('should be all if all are built', () => {
    expect(linkedLocales(site, undefined)).toEqual(siteLocales(site));
  });

  test('should be those on other domains, with the same paths, if one is built alone', () => {
    const names = (wanted: string) => addressesOf(linkedLocales(site, wanted));
    expect(names('de')).toEqual([
      ['de', '/base/'],
      ['fr', '/base/'],
    ]);
    expect(names('fr').map(([name]) => name)).toEqual(['en', 'de', 'fr']);
    expect(addressesOf(linkedLocales(config, 'fr'))).toEqual([['fr', '/base/']]);
  });
});
