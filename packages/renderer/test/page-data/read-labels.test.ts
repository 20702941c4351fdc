import type { SiteLocale } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { readLabels } from '../../src/page-data/read-labels.js';
import { defaultLabels } from '../../src/template/index.js';
import { makeFolder } from '../folder.js';

const locale: SiteLocale = {
  name: 'de',
  label: 'Deutsch',
  direction: 'ltr',
  htmlLang: 'de',
  calendar: 'gregory',
  path: 'de-DE',
  baseUrl: '/de/',
};
const read = (files: Readonly<Record<string, string>>) => readLabels(makeFolder(files), locale);

describe('readLabels', () => {
  test('should give the default words where nothing is translated', () => {
    expect(read({})).toEqual({ labels: defaultLabels, findings: [] });
  });

  test("should replace the words that the locale's folder translates", () => {
    const { labels, findings } = read({ 'i18n/de-DE/labels.json': '{ "next": "Weiter" }' });
    expect(labels).toEqual({ ...defaultLabels, next: 'Weiter' });
    expect(findings).toEqual([]);
  });

  test('should find names that are no labels, and values that are no text', () => {
    const { labels, findings } = read({
      'i18n/de-DE/labels.json': '{ "nxet": "Weiter", "previous": 1, "zzzzzz": "" }',
    });
    expect(labels).toEqual(defaultLabels);
    expect(findings.map(({ rule, file, message, hint }) => [rule, file, message, hint])).toEqual([
      ['labels-file', 'i18n/de-DE/labels.json', "unknown label 'nxet'", "did you mean 'next'?"],
      ['labels-file', 'i18n/de-DE/labels.json', "the label 'previous' is not text", undefined],
      ['labels-file', 'i18n/de-DE/labels.json', "unknown label 'zzzzzz'", undefined],
    ]);
  });

  test('should find a file that is not JSON', () => {
    const { labels, findings } = read({ 'i18n/de-DE/labels.json': '{' });
    expect(labels).toEqual(defaultLabels);
    expect(findings[0]?.message).toMatch(/^cannot read the labels: /);
  });
});
