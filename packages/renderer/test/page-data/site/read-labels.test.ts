import type { SiteLocale } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { type LabelSources, readLabels } from '../../../src/page-data/site/read-labels.js';
import { defaultLabels } from '../../../src/template/index.js';

const locale: SiteLocale = {
  name: 'de',
  label: 'Deutsch',
  direction: 'ltr',
  htmlLang: 'de',
  calendar: 'gregory',
  path: 'de-DE',
  baseUrl: '/de/',
};
const config = { i18n: { defaultLocale: 'de', locales: ['de'], path: 'i18n', ownPages: true, localeConfigs: {} } };
const labelsDir = makeFolder({
  'de.json': '{ "next": "Nächste", "home": "Start" }',
});
const read = (files: Readonly<Record<string, string>>, given?: LabelSources['given']) =>
  readLabels(makeFolder(files), locale, { labelsDir, config, given });
const inGerman = { ...defaultLabels, next: 'Nächste', home: 'Start' };

describe('readLabels', () => {
  test('should give the default labels if nothing is translated', () => {
    expect(readLabels(makeFolder({}), { ...locale, name: 'en' }, { labelsDir, config })).toEqual({
      labels: defaultLabels,
      findings: [],
    });
  });

  test('should give the labels that docsite has in the language, and English ones for the rest', () => {
    expect(read({}).labels).toEqual(inGerman);
  });

  test('should replace them by labels configured by the site', () => {
    expect(read({}, { de: { next: 'Vor' }, fr: { next: 'Suivant' } }).labels.next).toBe('Vor');
    expect(read({ 'i18n/de-DE/labels.json': '{ "next": "Weiter" }' }, { de: { next: 'Vor' } }).labels.next).toBe(
      'Weiter',
    );
  });

  test('should replace labels translated in the folder of the locale', () => {
    const { labels, findings } = read({ 'i18n/de-DE/labels.json': '{ "next": "Weiter" }' });
    expect(labels).toEqual({ ...inGerman, next: 'Weiter' });
    expect(findings).toEqual([]);
  });

  test('should report names that are not labels, and values that are not text', () => {
    const { labels, findings } = read({
      'i18n/de-DE/labels.json': '{ "nxet": "Weiter", "previous": 1, "zzzzzz": "" }',
    });
    expect(labels).toEqual(inGerman);
    expect(findings.map(({ rule, file, message, hint }) => [rule, file, message, hint])).toEqual([
      ['labels-file', 'i18n/de-DE/labels.json', "unknown label 'nxet'", "did you mean 'next'?"],
      ['labels-file', 'i18n/de-DE/labels.json', "the label 'previous' is not text", undefined],
      ['labels-file', 'i18n/de-DE/labels.json', "unknown label 'zzzzzz'", undefined],
    ]);
  });

  test('should report a file that is not JSON', () => {
    const { labels, findings } = read({ 'i18n/de-DE/labels.json': '{' });
    expect(labels).toEqual(inGerman);
    expect(findings[0]?.message).toMatch(/^cannot read the labels: /);
  });
});
