import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { resolveTheme } from '../../src/bundle/theme-resolver.js';
import { makeFolder } from '../folder.js';

/** Bundles an entry over a default theme and a site, and gives the text of the bundle. */
async function bundle(
  entry: string,
  files: Readonly<Record<string, string>>,
  platform: 'server' | 'client' = 'client',
  hostedSearch = false,
): Promise<string> {
  const folder = makeFolder({ 'entry.ts': entry, ...files });
  const sources = {
    siteDir: join(folder, 'site'),
    themeDir: join(folder, 'site/theme'),
    templatesDir: join(folder, 'templates'),
    hostedSearch,
  };
  const { alias, plugin } = resolveTheme(sources, platform);
  const result = await build({
    alias,
    entryPoints: [join(folder, 'entry.ts')],
    absWorkingDir: folder,
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
    plugins: [plugin],
  });
  return result.outputFiles[0]?.text ?? '';
}

describe('resolveTheme', () => {
  test('should take a component of the site before the one of the default theme', async () => {
    const text = await bundle("import '@theme/footer';", {
      'templates/footer.tsx': 'console.log("default")',
      'site/theme/footer.jsx': 'console.log("own")',
    });
    expect(text).toContain('"own"');
    expect(text).not.toContain('"default"');
  });

  test('should let a component of the site wrap the original', async () => {
    const text = await bundle("import '@theme/footer';", {
      'templates/footer.tsx': 'console.log("default")',
      'site/theme/footer.tsx': "import '@theme-original/footer'; console.log('own')",
    });
    expect(text).toMatch(/"default"[\s\S]*"own"/);
  });

  test('should take components for a hosted index before others of the default theme, in the browser alone', async () => {
    const files = {
      'templates/dialog.tsx': 'console.log("local")',
      'templates/hosted-search/dialog.tsx': 'console.log("hosted")',
    };
    const texts = await Promise.all([
      bundle("import '@theme/dialog';", files, 'client', true),
      bundle("import '@theme-original/dialog';", files, 'client', true),
      bundle("import '@theme/dialog';", files, 'server', true),
      bundle("import '@theme/dialog';", files, 'client', false),
      bundle("import '@theme/dialog';", { ...files, 'site/theme/dialog.tsx': 'console.log("own")' }, 'client', true),
    ]);
    expect(texts.map((text) => /"(\w+)"/.exec(text)?.[1])).toEqual(['hosted', 'hosted', 'local', 'local', 'own']);
  });

  test('should find files of the site by @site, with and without their extension', async () => {
    const text = await bundle("import '@site/lib/a'; import '@site/lib/b.js';", {
      'site/lib/a.ts': 'console.log("a")',
      'site/lib/b.js': 'console.log("b")',
    });
    expect(text).toMatch(/"a"[\s\S]*"b"/);
  });

  test('should leave React to Node on the server, at this installation', async () => {
    const text = await bundle("import { createElement } from 'react'; console.log(createElement)", {}, 'server');
    expect(text).toMatch(/from "file:\/\/\/[^"]*\/react\/index\.js"/);
  });

  test('should bundle React for the browser though the site has not installed it', async () => {
    expect(await bundle("import { createElement } from 'react'; console.log(createElement)", {})).toMatch(
      /\w+\.createElement = function/,
    );
  });
});
