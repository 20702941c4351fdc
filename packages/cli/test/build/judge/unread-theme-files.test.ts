import { readConfig } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { unreadThemeFiles } from '../../../src/build/judge/unread-theme-files.js';

async function findingsIn(...names: readonly string[]): Promise<string[]> {
  const files = Object.fromEntries(names.map((name) => [`theme/${name}`, '']));
  return findingsFor(files);
}

async function findingsFor(files: Readonly<Record<string, string>>): Promise<string[]> {
  const siteDir = makeFolder({ 'docsite.config.json': '{ "title": "Docs" }', ...files });
  const { config } = await readConfig(siteDir);
  return unreadThemeFiles(siteDir, { config }).map(({ file, hint }) => `${file}: ${hint}`);
}

test('a file of the theme whose name is almost that of one it replaces should be reported', async () => {
  expect(await findingsIn('shell/foter.tsx', 'shell/Footer.tsx', 'footer.js', 'costum.css')).toEqual([
    "theme/costum.css: did you mean 'custom.css'?",
    "theme/footer.js: did you mean 'shell/footer'?",
    "theme/shell/Footer.tsx: did you mean 'shell/footer'?",
    "theme/shell/foter.tsx: did you mean 'shell/footer'?",
  ]);
});

test('files that replace others, files with names of their own, and imported ones should not be reported', async () => {
  expect(await findingsIn('shell/footer.jsx', 'custom.css', 'shell/status.tsx', 'Footer/index.js')).toEqual([]);
  expect(await findingsFor({ 'theme/shell/footer.tsx': "import './footers';", 'theme/shell/footers.tsx': '' })).toEqual(
    [],
  );
});
