import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { makeFolder } from '../../../../../tests/folder.js';
import { packageStyles } from '../../../src/bundle/styles/package-styles.js';

const packages = {
  'node_modules/@s/font/package.json': '{ "main": "index.css" }',
  'node_modules/@s/font/index.css': '.font { top: 0 }',
  'node_modules/named/package.json': '{ "main": "index.js", "style": "dist/named.css" }',
  'node_modules/named/index.js': '',
  'node_modules/named/dist/named.css': '.named { top: 0 }',
  'node_modules/named/a.png': 'png',
  'node_modules/exporting/package.json': `{ "exports": {
    ".": { "style": { "default": "./all.css" }, "default": "./index.js" },
    "./part": { "style": "./part.css" }
  } }`,
  'node_modules/exporting/all.css': '.all { top: 0 }',
  'node_modules/exporting/part.css': '.part { top: 0 }',
};

async function bundle(css: string): Promise<string> {
  const folder = makeFolder({ ...packages, 'a.css': css });
  const result = await build({
    entryPoints: [join(folder, 'a.css')],
    bundle: true,
    write: false,
    logLevel: 'silent',
    loader: { '.png': 'file' },
    resolveExtensions: ['.js'],
    outdir: join(folder, 'out'),
    plugins: [packageStyles()],
  });
  return result.outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
}

describe('packageStyles', () => {
  test.each([
    ["'~@s/font'", '.font'],
    ["'~@s/font/index.css'", '.font'],
    ["'~@s/font/index'", '.font'],
    ["'named'", '.named'],
    ["'~named'", '.named'],
    ["'~named/dist/named.css'", '.named'],
    ["'named/dist/named'", '.named'],
    ["'exporting'", '.all'],
    ["url('~exporting')", '.all'],
    ["'exporting/part'", '.part'],
  ])('should find the style sheet of @import %s', async (name, selector) => {
    expect(await bundle(`@import ${name};`)).toContain(`${selector} {`);
  });

  test('should find other files of packages', async () => {
    expect(await bundle('a { background: url(~named/a.png) }')).toMatch(/url\("\.\/a-\w+\.png"\)/);
  });

  test('should report what is not there by its name', async () => {
    await expect(bundle("@import '~absent/a.css';")).rejects.toThrow('Could not resolve "absent/a.css"');
  });
});
