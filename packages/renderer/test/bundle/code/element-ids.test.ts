import { expect, test } from '@jest/globals';
import { elementIds } from '../../../src/bundle/code/element-ids.js';

const rewrite = elementIds({ theirs: 'ours', theirs_main: 'ours-main' });

test.each([
  ["document.querySelector('#theirs')!", "document.querySelector('#ours')!"],
  ['find(`main > #theirs.dark #theirs_main`)', 'find(`main > #ours.dark #ours-main`)'],
  ['document.getElementById("theirs")', 'document.getElementById("ours")'],
  ["document.getElementById(\n  'theirs_main',\n)", "document.getElementById(\n  'ours-main',\n)"],
  ["const theirs = '#theirs-other'; set('theirs', 1);", "const theirs = '#theirs-other'; set('theirs', 1);"],
])('code should find elements by ids of docsite: %s', (code, rewritten) => {
  expect(rewrite(code)).toBe(rewritten);
});
