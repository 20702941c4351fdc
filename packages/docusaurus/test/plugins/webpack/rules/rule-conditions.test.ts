import { fileTest } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { conditionedRules } from '../../../../src/plugins/webpack/rules/rule-conditions.js';
import type { WrittenRule } from '../../../../src/plugins/webpack/rules/written-rule.js';

/** Names the loaders of the rules for a file, which may have a query. */
function loadersFor(rule: WrittenRule, file: string): unknown[] {
  const [path = '', query] = file.split(/(?=\?)/);
  return (conditionedRules(rule, '/site') ?? []).flatMap((one) =>
    fileTest(one.condition)(path, query) ? [one.rule.use] : [],
  );
}

const alternatives: WrittenRule = {
  test: /\.txt$/,
  exclude: /draft/,
  oneOf: [
    { resourceQuery: /raw/, use: 'raw' },
    { include: 'notes', exclude: /old/, use: 'notes' },
    { test: /\/a/, rules: [{ use: 'a' }, { test: /\/ab/, use: 'ab' }] },
    { use: 'rest' },
  ],
};

test.each([
  ['/site/b.txt', ['rest']],
  ['/site/a.txt', ['a']],
  ['/site/ab.txt', ['a', 'ab']],
  ['/site/notes/ab.txt', ['notes']],
  ['/site/notes/old.txt', ['rest']],
  ['/site/notes/a.txt?raw', ['raw']],
  ['/site/draft.txt', []],
  ['/site/a.js', []],
])('of alternatives the first for a file should be followed: %s', (file, loaders) => {
  expect(loadersFor(alternatives, file)).toEqual(loaders);
});

test.each([
  [/\.[jt]sx?$/, true],
  [{ and: [/\.(?:js|ts)x?$/, { not: [/\.mdx?$/] }] }, true],
  [[/\.css$/, { or: [/\.jsx?$/, /\.tsx?$/] }], true],
  [/\.tsx?$/, false],
  [{ not: /\.jsx$/ }, false],
  [() => true, false],
])('a rule for files that code imports should be followed if it is about all code: %s', (issuer, isFollowed) => {
  expect(conditionedRules({ test: /a/, issuer, use: 'a' }, '/site')?.map(({ rule }) => rule)).toEqual(
    isFollowed ? [{ test: /a/, use: 'a' }] : undefined,
  );
});

test.each<WrittenRule>([
  { use: 'a' },
  { test: /a/, include: () => true },
  { test: /a/, oneOf: [{ use: 'a', include: { not: /b/ } }] },
  { test: /a/, use: 'a', rules: [{ use: 'b' }] },
  { test: /a/, issuer: /b/, oneOf: [{ use: 'b' }] } as WrittenRule,
])('conditions that cannot be checked should be left to webpack: %j', (rule) => {
  expect(conditionedRules(rule, '/site')).toBeUndefined();
});
