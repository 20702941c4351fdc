import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { styleUrls } from '../../src/bundle/style-urls.js';
import { makeFolder } from '../folder.js';

async function bundle(css: string, baseUrl: string): Promise<string> {
  const folder = makeFolder({ 'a.css': css });
  const result = await build({
    entryPoints: [join(folder, 'a.css')],
    bundle: true,
    write: false,
    plugins: [styleUrls(baseUrl)],
  });
  return result.outputFiles[0]?.text ?? '';
}

describe('styleUrls', () => {
  test('should leave addresses from the root to the static files, under the base URL', async () => {
    const css = 'a { background: url(/img/logo.svg) }';
    expect(await bundle(css, '/')).toContain('url(/img/logo.svg)');
    expect(await bundle(css, '/sub/')).toContain('url(/sub/img/logo.svg)');
  });

  test('should leave addresses alone that have the base URL', async () => {
    expect(await bundle('a { background: url(/sub/img/logo.svg) }', '/sub/')).toContain('url(/sub/img/logo.svg)');
  });
});
