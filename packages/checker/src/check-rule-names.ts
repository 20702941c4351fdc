import { didYouMean, type Finding, finding, placeOfKey, type Site } from '@docsite/core';
import { rules } from './rules/index.js';

/** Reports names in the configuration's `rules` and `overrides` that no rule has. */
export function checkRuleNames({ config, configPlaces, findings }: Site): Finding[] {
  const known = new Set([...rules.map(({ name }) => name), ...findings.map(({ rule }) => rule)]);
  const tables = [
    { table: config.rules, path: ['rules'] },
    ...config.overrides.map((entry, index) => ({ table: entry.rules, path: ['overrides', index, 'rules'] })),
  ];
  return tables.flatMap(({ table, path }) => {
    const unknown = Object.keys(table).filter((name) => !known.has(name));
    return unknown.map((name) =>
      finding(
        'config',
        placeOfKey(configPlaces, [...path, name]),
        `rules: there is no rule named '${name}'`,
        didYouMean(name, known),
      ),
    );
  });
}
