import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { readStaticConfig } from '../../../src/config/code/static-config.js';
import { computed } from '../../../src/config/code/static-value.js';

/** What a configuration with this code exports, beside these other files. */
function read(code: string, files: Readonly<Record<string, string>> = {}): unknown {
  return readStaticConfig(join(makeFolder({ 'config.ts': code, ...files }), 'config.ts'));
}

describe('readStaticConfig', () => {
  test('should read values in calls to functions of packages, in constants, types and imported files', () => {
    const code = `import { defineConfig } from 'tool';
import { withMore } from 'other';
import nav, { version } from './nav';
import data from './data.json';
const base: string = '/a';
export default withMore(defineConfig({
  title: \`v\${version} \${base}\`, nav, data, base: process.env.BASE ?? base + '/b', list: [...nav, 'c'], ...{ x: -1, y: true },
} satisfies object));
`;
    const files = { 'nav.ts': "export const version = 2;\nexport default ['a', 'b'];\n", 'data.json': '{ "n": [1] }' };
    expect(read(code, files)).toEqual({
      title: 'v2 /a',
      nav: ['a', 'b'],
      data: { n: [1] },
      base: '/a/b',
      list: ['a', 'b', 'c'],
      x: computed,
      y: true,
    });
  });

  test('should read what CommonJS modules export, and import each other', () => {
    const code =
      "const list = require('./list.cjs');\nconst { x } = require('./names.cjs');\nmodule.exports = { title: 'A', list, x };\n";
    const files = { 'list.cjs': "module.exports = ['a'];\n", 'names.cjs': "exports.x = 'b';\nexports.y = run();\n" };
    expect(read(code, files)).toEqual({ title: 'A', list: ['a'], x: computed });
    const imports =
      "import list from './list.cjs';\nimport { x, y } from './names.cjs';\nexport default { list, x, y };\n";
    expect(read(imports, files)).toEqual({ list: ['a'], x: 'b', y: computed });
  });

  test('should read what functions return, with their arguments', () => {
    const code = `const item = (text, link) => ({ text, link });
function sidebar(prefix) {
  const first = item('A', prefix + '/a');
  return [first, item('B', prefix + '/b')];
}
export default defineConfig(() => ({ sidebar: sidebar('/x'), other: sidebar() }));
`;
    expect(read(code)).toEqual({
      sidebar: [
        { text: 'A', link: '/x/a' },
        { text: 'B', link: '/x/b' },
      ],
      other: [
        { text: 'A', link: computed },
        { text: 'B', link: computed },
      ],
    });
  });

  test('should run no code, and not follow values that need themselves', () => {
    const code = `import { readdirSync } from 'node:fs';
const loop = { loop };
export default { files: readdirSync('.').map((name) => name), when: new Date(), loop };
`;
    expect(read(code)).toEqual({ files: computed, when: computed, loop: { loop: computed } });
  });

  test('should give nothing for a file that cannot be read', () => {
    expect([read('export default {'), read("import a from './missing';\nexport default { a };\n")]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
