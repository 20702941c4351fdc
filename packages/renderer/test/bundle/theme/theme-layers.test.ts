import { readConfig } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { themeLayers } from '../../../src/bundle/theme/theme-layers.js';

/** The names of the theme layers of a site configured with these keys, and with further files. */
async function layersOf(config: object, files: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const siteDir = makeFolder({ 'docsite.config.json': JSON.stringify({ title: 'Site', ...config }), ...files });
  const read = await readConfig(siteDir);
  return themeLayers(read.config, { siteDir, templatesDir: siteDir }).map(({ name }) => name);
}

describe('the layers of a site', () => {
  test('should be its own and the default theme if it enables no feature', async () => {
    expect(await layersOf({ navbar: { items: [{ type: 'localeDropdown' }] } })).toEqual(['site', 'default']);
  });

  test('should not include versions if the only version is unlabelled', async () => {
    const versions = { current: { label: 'main', banner: 'none', badge: false } };
    expect(await layersOf({ docs: { versions } })).toEqual(['site', 'default']);
  });

  test.each<[string, object, Readonly<Record<string, string>>]>([
    ['versions', {}, { 'docs/start.md': '', 'versions.json': '["1.0"]' }],
    ['versions of docs with a name', { docs: { id: 'guide' } }, { 'guide_versions.json': '["1.0"]' }],
    ['languages', { i18n: { locales: ['en', 'fr'] } }, {}],
    ['names of versions', { docs: { versions: { current: { badge: true } } } }, {}],
    ['warnings of versions', { docs: { versions: { current: { banner: 'unreleased' } } } }, {}],
  ])('should include version dropdowns and labels if there are several %s', async (_, config, files) => {
    expect(await layersOf(config, files)).toEqual(['site', 'choices', 'default']);
  });
});
