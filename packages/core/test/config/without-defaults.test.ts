import { expect, test } from '@jest/globals';
import type { UserConfig } from '../../src/config/schema/site.js';
import { withoutDefaults } from '../../src/config/without-defaults.js';

test('should leave out keys that say what holds without them, and keep the others in their order', () => {
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

test('should leave a configuration as it is that is not valid', () => {
  const config = { title: '', baseUrl: '/' };
  expect(withoutDefaults(config)).toEqual(config);
});
