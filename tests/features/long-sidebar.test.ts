import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { type BuiltSite, textOf } from './built-site.js';
import { buildClean } from './run.js';

const pages = 260;

/** A site whose sidebar is a single level with many pages. */
function writeSite(): string {
  const folder = makeFolder();
  mkdirSync(join(folder, 'docs'));
  writeFileSync(
    join(folder, 'docsite.config.json'),
    '{ "title": "Long", "url": "https://example.org", "rules": { "missing-home": "ignore" } }',
  );
  for (let page = 0; page < pages; page++)
    writeFileSync(join(folder, 'docs', `p${String(page).padStart(3, '0')}.md`), `# Page ${page}\n`);
  writeFileSync(join(folder, 'docs/index.md'), '---\nslug: /\nsidebar_position: 1\n---\n\n# Start\n');
  return folder;
}

describe('a sidebar level with hundreds of entries', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildClean(writeSite());
  });

  const entries = (path: string): string[] => site.page(path).all('#ds-sidebar > li').map(textOf);

  test('should be included from its start if the page is near it', () => {
    const shown = entries('docs/index.html');
    expect(shown).toHaveLength(51);
    expect([shown[0], shown[1], shown[49], shown[50]]).toEqual(['Start', 'Page 0', 'Page 48', '211 more below']);
  });

  test('should be included only around the page', () => {
    const shown = entries('docs/p150/index.html');
    expect(shown).toHaveLength(52);
    expect([shown[0], shown[1], shown[50], shown[51]]).toEqual([
      '150 more above',
      'Page 149',
      'Page 198',
      '61 more below',
    ]);
  });

  test('should link to the next pages outside that part, where no script can show them', () => {
    expect(site.page('docs/p150/index.html').links('.sidebar-more > a')).toEqual([
      '150 more above → /docs/p148',
      '61 more below → /docs/p199',
    ]);
  });

  test('should be complete in the data of the sidebar', () => {
    const path = site.page('docs/p150/index.html').attributes('#ds-root', 'dataSidebar')[0] ?? '';
    expect(JSON.parse(site.text(path.slice(1)))).toHaveLength(pages + 1);
  });
});
