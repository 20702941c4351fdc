import { describe, expect, test } from '@jest/globals';
import { built } from '../bundle-fixture.js';

describe('errors in style sheets', () => {
  const page = { 'pages/b.tsx': "import './a.css'; import './hero.module.css'; export default () => null;" };

  test('should be placed, each reported once', async () => {
    const bundled = await built(
      {
        ...page,
        'pages/a.css': 'i { color: red }\n@import "./more.css";\nb {\n  margin: 0;\n',
        'pages/hero.module.css': '.hero { color: blue }\n// not a comment\n',
      },
      ['pages/b.tsx'],
    );
    expect(
      bundled.warnings?.map(({ rule, file, line, column, message }) => [rule, file, line, column, message]),
    ).toEqual(
      expect.arrayContaining([
        ['style-sheet', 'pages/a.css', 2, 1, 'All "@import" rules must come first'],
        ['style-sheet', 'pages/a.css', 3, 3, 'Expected "}" to go with "{"'],
        ['style-sheet', 'pages/hero.module.css', 2, 1, 'Comments in CSS use "/* ... */" instead of "//"'],
      ]),
    );
    expect(bundled.warnings).toHaveLength(3);
  });

  test('should be placed where a block opens that is not closed, also in a CSS Module', async () => {
    const files = { ...page, 'pages/a.css': 'b {\n  margin: 0;\n', 'pages/hero.module.css': '\n.hero { color: blue;' };
    const { warnings } = await built(files, ['pages/b.tsx']);
    expect(warnings?.map(({ file, line, column, hint }) => [file, line, column, hint])).toEqual([
      ['pages/a.css', 1, 3, 'close the block that begins here'],
      ['pages/hero.module.css', 2, 7, 'close the block that begins here'],
    ]);
  });

  test('should include a @charset that comes too late', async () => {
    const css = 'i { color: red }\n@charset "utf-8";\n';
    const files = { ...page, 'pages/a.css': css, 'pages/hero.module.css': '.hero { color: blue }' };
    const { warnings } = await built(files, ['pages/b.tsx']);
    expect(warnings?.map(({ line, message }) => [line, message])).toEqual([
      [2, '"@charset" must be the first rule in the file'],
    ]);
  });

  test('should not be reported for correct style sheets or for packages', async () => {
    const files = {
      ...page,
      'pages/a.css': '@import "shapes/shapes.css";\ni { color: red }',
      'pages/hero.module.css': '.hero { color: blue }',
      'node_modules/shapes/package.json': '{"name":"shapes"}',
      'node_modules/shapes/shapes.css': 'u { margin: 0',
    };
    expect((await built(files, ['pages/b.tsx'])).warnings).toBeUndefined();
  });
});
