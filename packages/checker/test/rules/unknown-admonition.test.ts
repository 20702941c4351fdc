import { describe, expect, test } from '@jest/globals';
import { unknownAdmonition } from '../../src/rules/unknown-admonition.js';
import { at, byPath, makeConfig, makeDocument, makeSite, ruleInput } from '../site-fixture.js';

const documentsWith = (name: string, known: boolean) =>
  byPath(makeDocument('docs/a.md', { directives: [{ name, known, closed: true, place: at('docs/a.md:7:1') }] }));

describe('unknown-admonition', () => {
  test('should suggest an admonition with a similar name', () => {
    expect(unknownAdmonition.check(ruleInput({ documents: documentsWith('wraning', false) }))).toEqual([
      {
        rule: 'unknown-admonition',
        file: 'docs/a.md',
        line: 7,
        column: 1,
        message: "unknown admonition ':::wraning'",
        hint: "did you mean 'warning'?",
        cause: 'wraning',
      },
    ]);
  });

  test('should complete an abbreviation', () => {
    const found = unknownAdmonition.check(ruleInput({ documents: documentsWith('Warn', false) }));
    expect([...found].map(({ hint }) => hint)).toEqual(["did you mean 'warning'?"]);
  });

  test("should suggest the site's own admonitions too", () => {
    const config = makeConfig();
    const site = makeSite({ config: { ...config, markdown: { ...config.markdown, admonitions: ['exercise'] } } });
    const found = unknownAdmonition.check(ruleInput({ site, documents: documentsWith('exercize', false) }));
    expect([...found].map(({ hint }) => hint)).toEqual(["did you mean 'exercise'?"]);
  });

  test('should suggest only those of the site if the built-in ones are turned off', () => {
    const { markdown, ...config } = makeConfig();
    const own = { ...markdown, admonitions: ['exercise', 'answer'], builtInAdmonitions: false };
    const site = makeSite({ config: { ...config, markdown: own } });
    const found = unknownAdmonition.check(ruleInput({ site, documents: documentsWith('note', false) }));
    expect([...found].map(({ hint }) => hint)).toEqual(['the site has exercise and answer']);
  });

  test('should list all of them if none is close', () => {
    const found = unknownAdmonition.check(ruleInput({ documents: documentsWith('spoiler', false) }));
    expect([...found].map(({ hint }) => hint)).toEqual([
      'the site has note, tip, info, important, warning, caution, and danger',
    ]);
  });

  test('should accept a known admonition', () => {
    expect(unknownAdmonition.check(ruleInput({ documents: documentsWith('note', true) }))).toEqual([]);
  });
});
