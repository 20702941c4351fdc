import { describe, expect, test } from '@jest/globals';
import { foreignKeys } from '../../../src/config/reading/foreign-keys.js';
import { knownKeys } from '../../../src/config/reading/known-keys.js';

const entries = Object.entries(foreignKeys).flatMap(([parent, words]) =>
  Object.entries(words).map(([key, word]) => ({ parent, key, word })),
);

/** The parts of a path: languages and lists have a part of their own in schemas. */
function partsOf(path: string): PropertyKey[] {
  const lists = ['navbar.items', 'footer.links', 'footer.links.items'];
  const parts: PropertyKey[] = [];
  path.split('.').forEach((part, index, all) => {
    if (part === '') return;
    parts.push(part);
    const here = all.slice(0, index + 1).join('.');
    if (lists.includes(here)) parts.push(0);
    if (here === 'i18n.localeConfigs') parts.push('fr');
  });
  return parts;
}

/** The keys in a place, none of which is called `''`. */
function keysIn(parent: string): string[] {
  return knownKeys({}, partsOf(parent), '');
}

/** The keys of docsite that a hint names: a path alone, or those in single quotes. */
function keysNamedBy(word: string): string[] {
  if (!word.includes(' ')) return [word];
  return [...word.matchAll(/'([a-zA-Z]+(?:\.[a-zA-Z]+)*)'/g)].map(([, path]) => path as string);
}

describe("keys of other tools' configurations", () => {
  test.each(entries)('should not be keys of docsite: $parent $key', ({ parent, key }) => {
    expect(keysIn(parent)).not.toHaveLength(0);
    expect(keysIn(parent)).not.toContain(key);
  });

  test.each(entries.filter(({ word }) => !word.startsWith('write rules')))(
    'should lead to keys that exist: $key',
    ({ word }) => {
      const values = new Set(['meta', 'robots', 'noindex', 'rehypePlugins']);
      for (const path of keysNamedBy(word).filter((one) => !values.has(one))) {
        const [key, ...parents] = path.split('.').reverse() as [string, ...string[]];
        expect(keysIn(parents.reverse().join('.'))).toContain(key);
      }
    },
  );
});
