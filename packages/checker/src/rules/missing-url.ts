import { type Finding, finding, placeOfKey } from '@docsite/core';
import type { Rule, RuleInput } from '../rule.js';

/** A site that needs absolute addresses configures where it is deployed. */
export const missingUrl: Rule = {
  name: 'missing-url',
  description: 'A site that needs absolute addresses says where it is deployed.',
  defaultSeverity: 'warning',
  check,
};

/** Reported once, for the default locale. */
function check({ site: { config, configPlaces, locale, locales, pages } }: RuleInput): Finding[] {
  if (config.url !== undefined || locale.baseUrl !== config.baseUrl) return [];
  const image = pages.find((page) => 'image' in page && page.image !== undefined);
  const ofLocales = locales.length > 1 ? 'i18n' : undefined;
  const key = config.image === undefined ? ofLocales : 'image';
  if (key === undefined && image === undefined) return [];
  const needs = key === 'i18n' ? 'links between translations' : 'images for social media';
  const place = key === undefined && image !== undefined ? image.place : placeOfKey(configPlaces, [key ?? 'url']);
  const message = `the configuration has no 'url': ${needs} need absolute addresses and are left out`;
  return [
    finding(
      'missing-url',
      place,
      message,
      "set the address that the site is deployed to: url: 'https://docs.example.org'",
    ),
  ];
}
