import { expect, test } from '@jest/globals';
import { withoutDefaults } from '../../../src/config/reading/without-defaults.js';
import type { UserConfig } from '../../../src/config/schema/site.js';

test('withoutDefaults should leave out keys with default values, and keep the order of the others', () => {
  const plugin = () => undefined;
  const options = { a: undefined, b: [1] };
  const config: UserConfig = {
    tagline: '',
    title: 'T',
    baseUrl: '/',
    redirects: [],
    docs: { path: 'docs', breadcrumbs: false, remarkPlugins: [[plugin, options]], versions: {} },
    markdown: { emoji: true, mermaid: true, codeComments: [] },
    colorMode: { disableSwitch: false },
    preset: ['p', { empty: {}, none: [] }],
  };
  const short = withoutDefaults(config);
  expect(short).toEqual({
    title: 'T',
    docs: { breadcrumbs: false, remarkPlugins: [[plugin, { b: [1] }]] },
    markdown: { emoji: true },
    preset: ['p', { empty: {}, none: [] }],
  });
  expect(Object.keys(short)).toEqual(['title', 'docs', 'markdown', 'preset']);
});

test('withoutDefaults should leave an invalid configuration unchanged', () => {
  const config = { title: '', baseUrl: '/' };
  expect(withoutDefaults(config)).toEqual(config);
});
