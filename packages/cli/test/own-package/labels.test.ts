import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLabels } from '@docsite/renderer/template';
import { expect, test } from '@jest/globals';
import { labelsDir } from '../../src/own-package/labels-folder.js';

const files = readdirSync(labelsDir);
const read = (name: string): Record<string, string> => JSON.parse(readFileSync(join(labelsDir, name), 'utf8'));

test('the theme should have labels in the languages of Docusaurus, and its English ones', () => {
  expect(files).toHaveLength(36);
  expect(files).toEqual(expect.arrayContaining(['ar.json', 'de.json', 'docusaurus.json', 'ja.json', 'zh-Hans.json']));
  expect([read('de.json').next, read('ar.json').previous]).toEqual(['Weiter', 'السابق']);
});

test.each(files)('%s should hold labels of the theme, with placeholders that they have', (name) => {
  const labels: Readonly<Record<string, string>> = defaultLabels;
  for (const [label, text] of Object.entries(read(name))) {
    const known = [...placeholders(labels[label] ?? ''), ...(/Banner$/.test(label) ? ['{site}'] : [])];
    expect([label, placeholders(text).filter((found) => !known.includes(found))]).toEqual([label, []]);
    expect(labels).toHaveProperty(label);
  }
});

function placeholders(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? [];
}
