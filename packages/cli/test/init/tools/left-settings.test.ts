import { describe, expect, test } from '@jest/globals';
import { settingsIn, unread } from '../../../src/init/tools/left-settings.js';

const names = ['logo', 'footer', 'edit-url', 'output.html.redirect'];

describe('settingsIn', () => {
  test.each([
    [
      'script',
      "export default {\n  title: 'A', // logo: none\n  // footer: none\n  themeConfig: {\n    logo: '/a.svg',\n    footer,\n  },\n};\n",
      ['logo', 'footer'],
    ],
    ['yaml', 'title: A\ntheme:\n  logo: a.svg\nfooter:\n  - a\n# edit-url: a\n', ['footer']],
    [
      'toml',
      '[book]\ntitle = "logo"\nedit-url = "a"\n\n[output.html.redirect]\n"a" = "b"\n\n[[footer.main]]\n',
      ['footer', 'edit-url', 'output.html.redirect'],
    ],
  ] as const)('should find the keys of a %s, not words in comments and values', (notation, config, found) => {
    expect(settingsIn(config, names, notation)).toEqual(found);
  });
});

test('settings that were read should not count as left', () => {
  expect(unread({ nav: [], sidebar: undefined, socialLinks: undefined })).toEqual(['sidebar', 'socialLinks']);
});
