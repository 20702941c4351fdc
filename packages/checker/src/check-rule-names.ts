import { didYouMean, type Finding, finding, placeOfKey, type Site } from '@docsite/core';
import { rules } from './rules/index.js';

/** A finding for each name in the configuration's `rules` that no rule has. */
export function checkRuleNames(site: Site): Finding[] {
  const known = new Set([...rules, ...site.findings.map(({ rule }) => ({ name: rule }))].map(({ name }) => name));
  const unknown = Object.keys(site.config.rules).filter((name) => !known.has(name));
  return unknown.map((name) =>
    finding(
      'config',
      placeOfKey(site.configPlaces, ['rules', name]),
      `rules: no rule is called '${name}'`,
      didYouMean(name, known),
    ),
  );
}
