import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { runCommand } from '../../../run-docsite.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const sites = fileURLToPath(new URL('../../../sites/', import.meta.url));

/**
 * Builds a copy of a test site; with `leaves`, using only the configuration written by docsite init, without
 * Docusaurus's.
 */
async function buildCopy(name: string, leaves: boolean): Promise<BuiltSite> {
  const folder = join(makeFolder(), 'site');
  cpSync(join(sites, name, 'site'), folder, { recursive: true });
  if (leaves) {
    expect(await runCommand({ args: ['init', folder], cwd: folder })).toMatchObject({ exitCode: 0 });
    for (const file of readdirSync(folder)) if (file.startsWith('docusaurus.config')) rmSync(join(folder, file));
  }
  return build(folder);
}

/**
 * The files of a site, without content-hashed names and what depends on them, and without the file that lists modules
 * of plugins.
 */
function textsOf(site: BuiltSite): Record<string, string> {
  const plain = (text: string) =>
    text
      .replace(/page-doc(?:usaurus|site)-config-[cm]?[jt]s/g, 'page')
      .replace(/\b[0-9a-f]{12}\b|(?<=[-"])[0-9a-f]{8}(?=[."])/g, '#');
  const pages = site.files().filter((path) => /\.(?:html|md|xml)$|^_redirects$/.test(path));
  return Object.fromEntries(pages.map((path) => [path, plain(site.text(path))]));
}

test.each(['docusaurus-functions', 'docusaurus-modules', 'docusaurus-plugins', 'docusaurus-swizzles', 'docusaurus-2'])(
  '%s should be the same site by the configuration that docsite init writes',
  async (name) => {
    const [adopted, left] = [await buildCopy(name, false), await buildCopy(name, true)];
    expect(left.exitCode).toBe(adopted.exitCode);
    expect(textsOf(left)).toEqual(textsOf(adopted));
  },
);
