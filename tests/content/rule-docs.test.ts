import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import { describedRules } from '../../packages/checker/src/index.js';
import { readExpected, siteNames } from '../site-case.js';
import { printFindings, readRulePages } from './rule-pages.js';

jest.setTimeout(600_000);

const root = new URL('../../', import.meta.url);
const pages = readRulePages();

/** Rules without an example of a few text files: what it takes is described in words. */
const withoutSite = [
  'broken-external-anchor',
  'broken-external-link',
  'encoding',
  'git-history',
  'live-code-missing',
  'math-missing',
  'mermaid-missing',
  'moved-external-link',
  'output-collision',
  'oversized-partial',
  'shallow-clone',
  'stale-baseline',
  'symlink-loop',
  'unreadable-file',
  'unverifiable-link',
];

/** Rules whose severity cannot be configured. */
const fixed = ['output-collision'];

describe('the rule pages', () => {
  test('should exist for each rule, and no others', () => {
    expect(pages.map(({ name }) => name).sort()).toEqual(describedRules.map(({ name }) => name));
  });

  test('should exist for everything the whole-site tests report', () => {
    const found = siteNames().flatMap((name) => readExpected(name).diagnostics ?? []);
    const names = new Set(found.map(({ rule }) => rule));
    expect([...names].filter((name) => !pages.some((page) => page.name === name))).toEqual([]);
    expect(names.size).toBeGreaterThan(40);
  });

  test.each(describedRules)('should say of $name what it asks for, and its severity', (rule) => {
    const { text } = pages.find(({ name }) => name === rule.name) ?? { text: '' };
    const sections = Array.from(text.matchAll(/^#+ .*$/gm), ([heading]) => heading);
    expect(sections).toEqual(
      expect.arrayContaining([`# ${rule.name}`, '## What it finds', '## Example', '## How to fix it', '## Severity']),
    );
    expect(text).toContain(`\ndescription: ${quoteYaml(rule.description)}\n`);
    expect(text).toContain(`\n# ${rule.name}\n\n${rule.description}\n`);
    const [, when, severity] = /\n## Severity\n\n(Always|By default) an? `(\w+)`/.exec(text) ?? [];
    expect([when, severity]).toEqual([fixed.includes(rule.name) ? 'Always' : 'By default', rule.defaultSeverity]);
    if (!fixed.includes(rule.name)) expect(text).toMatch(new RegExp(`\nrules: \\{ '?${rule.name}'?: '`));
  });

  test('should show sites for all rules that need only text files', () => {
    const without = pages.filter(({ example }) => Object.keys(example).length === 0);
    expect(without.map(({ name }) => name).sort()).toEqual(withoutSite);
  });

  const runnable = pages.filter(({ name }) => !withoutSite.includes(name));

  test.concurrent.each(runnable)(
    'should show what docsite prints about the example of $name',
    async ({ name, ...page }) => {
      const printed = await printFindings(page.example, name);
      if (process.env.UPDATE_RULES !== undefined && page.printed !== undefined) {
        const file = new URL(page.path, root);
        const text = readFileSync(file, 'utf8');
        writeFileSync(
          file,
          text.replace(
            /(```text title="docsite check"\n)[\s\S]*?(^```)/m,
            () => `\`\`\`text title="docsite check"\n${printed}\`\`\``,
          ),
        );
        return;
      }
      expect(printed).toBe(page.printed);
      expect(printed).not.toBe('');
    },
  );

  test.concurrent.each(runnable)(
    'should show a fix of the example of $name where it shows files',
    async ({ name, ...page }) => {
      const isShown = Object.keys(page.fix).length > 0;
      expect(isShown ? await printFindings({ ...page.example, ...page.fix }, name) : '').toBe('');
    },
  );

  test('should be listed with the description of each rule and its severity', () => {
    const list = readFileSync(new URL('content/docsite/rules/index.md', root), 'utf8');
    const rows = Array.from(
      list.matchAll(/^\| \[`([\w-]+)`\]\(\.\/\1\.md\) \| (.*) \| (\w+) \|$/gm),
      ([, ...row]) => row,
    );
    const expected = describedRules.map((rule) => [rule.name, rule.description, rule.defaultSeverity]);
    expect(rows.sort()).toEqual(expected.sort());
  });
});

/** A text as a front matter value, in quotes if YAML would interpret it. */
function quoteYaml(text: string): string {
  return /: |^[`[{'"*&!|>%@]/.test(text) ? `'${text.replaceAll("'", "''")}'` : text;
}
