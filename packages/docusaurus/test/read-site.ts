import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AdaptedConfig, ConfigPurpose } from '@docsite/core';
import { readDocusaurus } from '../src/read-docusaurus.js';

const wordsFile = join(mkdtempSync(join(tmpdir(), 'docsite-words-')), 'docusaurus.json');
writeFileSync(wordsFile, '{ "next": "Next one" }');
const infimaFile = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');

/** Reads the configuration of a site of these files. */
export function read(
  files: Readonly<Record<string, string>>,
  purpose: ConfigPurpose = 'build',
): Promise<AdaptedConfig> {
  const siteDir = mkdtempSync(join(tmpdir(), 'docsite-docusaurus-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(siteDir, dirname(path)), { recursive: true });
    writeFileSync(join(siteDir, path), content);
  }
  const file = Object.keys(files).find((path) => path.startsWith('docusaurus.config')) as string;
  return readDocusaurus({ siteDir, file, themeDir: '/theme', infimaFile, wordsFile, purpose });
}

/** Reads a configuration that sets these keys. */
export const readKeys = (keys: string): Promise<AdaptedConfig> =>
  read({ 'docusaurus.config.js': `export default { title: 'T', url: 'https://t.org', baseUrl: '/', ${keys} };` });
