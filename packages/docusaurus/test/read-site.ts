import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AdaptedConfig, ConfigPurpose } from '@docsite/core';
import { makeFolder } from '../../../tests/folder.js';
import { readDocusaurus } from '../src/read-docusaurus.js';

const labelsFile = join(
  makeFolder({
    'docusaurus.json': '{ "next": "Next one" }',
    'de.json': '{ "next": "Weiter" }',
    'fr.json': '{ "next": "Suivant" }',
    'zh-Hans.json': '{}',
  }),
  'docusaurus.json',
);
const infimaFile = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');

/** Reads the configuration of a site of these files. */
export function read(
  files: Readonly<Record<string, string>>,
  purpose: ConfigPurpose = 'build',
): Promise<AdaptedConfig> {
  const file = Object.keys(files).find((path) => path.startsWith('docusaurus.config'));
  return readFolder(makeFolder(files), file, purpose);
}

/** Reads the configuration of the site in a folder. */
export function readFolder(
  siteDir: string,
  file = 'docusaurus.config.js',
  purpose: ConfigPurpose = 'build',
): Promise<AdaptedConfig> {
  return readDocusaurus({ siteDir, file, themeDir: '/theme', infimaFile, labelsFile, purpose });
}

/** The file by which a site depends on a version of Docusaurus. */
export function dependingOn(version: string): Readonly<Record<string, string>> {
  return { 'package.json': JSON.stringify({ dependencies: { '@docusaurus/core': version } }) };
}

/** Reads a configuration that sets these keys, of a site with these other files. */
export const readKeys = (keys: string, files: Readonly<Record<string, string>> = {}): Promise<AdaptedConfig> =>
  read({
    ...files,
    'docusaurus.config.js': `export default { title: 'T', url: 'https://t.org', baseUrl: '/', ${keys} };`,
  });
