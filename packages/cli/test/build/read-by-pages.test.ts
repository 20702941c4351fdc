import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { buildSite } from '../../src/build/build-site.js';
import { silentProgress } from '../../src/build/progress/progress.js';
import { LiveSite } from '../../src/live/live-site.js';
import { differences, readTree } from '../live/compare-trees.js';

const fixed = {
  'docsite.config.json': '{ "title": "T", "url": "https://example.org", "rules": { "missing-home": "ignore" } }',
  'package.json': '{ "type": "module" }',
  'data/words.txt': 'nothing',
  'docs/a.md': '# A',
};

/** Pages that show a file, which their code calls FILE. */
const readers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a page without script, as it is drawn': {
    'pages/data.jsx':
      "import { readFileSync } from 'node:fs';\nexport const live = false;\nexport default () => <b>{readFileSync(FILE, 'utf8')}</b>;",
  },
  'a page without script, as it is loaded': {
    'pages/data.jsx':
      "import fs from 'fs';\nconst words = fs.readFileSync(FILE, 'utf8');\nexport const live = false;\nexport default () => <b>{words}</b>;",
  },
  'a module of such a page': {
    'pages/data.jsx':
      "import { words } from '../src/words';\nexport const live = false;\nexport default () => <b>{words()}</b>;",
    'src/words.js': "import * as fs from 'node:fs';\nexport const words = () => fs.readFileSync(FILE, 'utf8');",
  },
  'a program that such a page runs': {
    'pages/data.jsx':
      "import { execFileSync } from 'child_process';\nexport const live = false;\nexport default () => <b>{String(execFileSync('cat', [FILE]))}</b>;",
  },
  'a server component': {
    'pages/data.mdx': "import Data from '../src/data.server.jsx';\n\n<Data />",
    'src/data.server.jsx':
      "import { readFileSync } from 'node:fs';\nexport default () => <b>{readFileSync(FILE, 'utf8')}</b>;",
  },
  'a module of a server component, as it is loaded': {
    'pages/data.mdx': "import Data from '../src/data.server.jsx';\n\n<Data />",
    'src/data.server.jsx': "import { words } from './words';\nexport default () => <b>{words}</b>;",
    'src/words.js': "import fs from 'node:fs/promises';\nexport const words = await fs.readFile(FILE, 'utf8');",
  },
};

function makeSite(files: Readonly<Record<string, string>>): string {
  const siteDir = makeFolder(fixed);
  const file = JSON.stringify(join(siteDir, 'data/words.txt'));
  const named = Object.entries(files).map(([path, code]) => [path, code.replace('FILE', () => file)]);
  writeFiles(siteDir, Object.fromEntries(named));
  return siteDir;
}

describe.each(Object.entries(readers))('what is read by %s', (_, files) => {
  test('should be shown in its current state, from the cache too', async () => {
    const siteDir = makeSite(files);
    const outDir = join(makeFolder({}), 'dist');
    const options = { siteDir, outDir, cacheDir: join(siteDir, '.docsite/cache'), includeDrafts: false };
    for (const words of ['first', 'second']) {
      writeFileSync(join(siteDir, 'data/words.txt'), words);
      await buildSite(options, silentProgress);
      expect(readFileSync(join(outDir, 'data/index.html'), 'utf8')).toContain(`<b>${words}</b>`);
    }
    const clean = join(makeFolder({}), 'dist');
    await buildSite({ siteDir, outDir: clean, includeDrafts: false }, silentProgress);
    expect(differences(readTree(outDir), readTree(clean))).toEqual([]);
  });

  test('should be shown in its current state while edits are followed', async () => {
    const siteDir = makeSite(files);
    const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
    await site.update(new Set());
    const shown: boolean[] = [];
    for (const words of ['first', 'second']) {
      writeFileSync(join(siteDir, 'data/words.txt'), words);
      await site.update(new Set([join(siteDir, 'data/words.txt')]));
      const file = await site.state?.read('data/index.html');
      shown.push(file !== undefined && 'contents' in file && String(file.contents).includes(`<b>${words}</b>`));
    }
    await site.close();
    expect(shown).toEqual([true, true]);
  });
});
