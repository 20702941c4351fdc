import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { makeFolder } from '../../../../../tests/folder.js';
import { styleUrls } from '../../../src/bundle/styles/style-urls.js';

async function bundle(css: string, baseUrl: string): Promise<string> {
  const folder = makeFolder({ 'a.css': css, 'static/font/a.woff2': 'font' });
  const result = await build({
    entryPoints: [join(folder, 'a.css')],
    bundle: true,
    write: false,
    loader: { '.woff2': 'file' },
    outdir: join(folder, 'out'),
    plugins: [styleUrls({ siteDir: folder, baseUrl, configuredBaseUrl: baseUrl })],
  });
  return result.outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
}

describe('styleUrls', () => {
  test('should leave root-relative addresses to the static files, below the base URL', async () => {
    const css = 'a { background: url(/img/logo.svg) }';
    expect(await bundle(css, '/')).toContain('url(/img/logo.svg)');
    expect(await bundle(css, '/sub/')).toContain('url(/sub/img/logo.svg)');
  });

  test('should leave addresses alone that already have the base URL', async () => {
    expect(await bundle('a { background: url(/sub/img/logo.svg) }', '/sub/')).toContain('url(/sub/img/logo.svg)');
  });

  test('should import what is addressed from the site folder', async () => {
    const css = 'a { background: url(/static/font/a.woff2) } b { background: url(/static/font/none.woff2) }';
    const text = await bundle(css, '/sub/');
    expect(text).toMatch(/url\(".\/a-\w{8}\.woff2"\)/);
    expect(text).toContain('url(/sub/static/font/none.woff2)');
  });
});
