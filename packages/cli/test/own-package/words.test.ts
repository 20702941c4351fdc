import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLabels } from '@docsite/renderer/template';
import { expect, test } from '@jest/globals';
import { wordsDir } from '../../src/own-package/words-folder.js';

const files = readdirSync(wordsDir);
const read = (name: string): Record<string, string> => JSON.parse(readFileSync(join(wordsDir, name), 'utf8'));

test('the theme should have labels in the languages of Docusaurus, and its English ones', () => {
  expect(files).toHaveLength(36);
  expect(files).toEqual(expect.arrayContaining(['ar.json', 'de.json', 'docusaurus.json', 'ja.json', 'zh-Hans.json']));
  expect([read('de.json').next, read('ar.json').previous]).toEqual(['Weiter', 'السابق']);
});

test.each(files)('%s should hold labels of the theme, with placeholders that they have', (name) => {
  const labels: Readonly<Record<string, string>> = defaultLabels;
  for (const [label, words] of Object.entries(read(name))) {
    const known = [...placeholders(labels[label] ?? ''), ...(/Banner$/.test(label) ? ['{site}'] : [])];
    expect([label, placeholders(words).filter((found) => !known.includes(found))]).toEqual([label, []]);
    expect(labels).toHaveProperty(label);
  }
});

function placeholders(words: string): string[] {
  return words.match(/\{\w+\}/g) ?? [];
}
