import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { makeFolder } from '../../../../../tests/folder.js';
import { modulesOf } from '../../../src/bundle/theme/layer-modules.js';
import type { Platform, ThemeLayer } from '../../../src/bundle/theme/theme-layers.js';
import { findTheme, resolveTheme } from '../../../src/bundle/theme/theme-resolver.js';

/** Bundles an entry with a default theme and a site, and returns the text of the bundle. */
async function bundle(
  entry: string,
  files: Readonly<Record<string, string>>,
  platform: Platform = 'client',
  features: readonly ThemeLayer[] = [],
): Promise<string> {
  const folder = makeFolder({ 'entry.ts': entry, ...files });
  const sources = {
    siteDir: join(folder, 'site'),
    layers: [
      { name: 'site', folder: join(folder, 'site/theme') },
      ...features.map((layer) => ({ ...layer, folder: join(folder, layer.folder) })),
      { name: 'default', folder: join(folder, 'templates') },
    ],
    aliases: { '@parts': 'src/parts', '/parts': 'src/parts', parts$: 'src/parts/badge' },
  };
  const { alias, plugin } = resolveTheme({ ...sources, ...findTheme(sources.siteDir) }, platform);
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

/** What a bundle prints, in order. */
function said(text: string): string[] {
  return [...text.matchAll(/console\.log\("(\w+)"\)/g)].map((match) => match[1] as string);
}

describe('resolveTheme', () => {
  test.each(['@parts/badge', '/parts/badge', 'parts'])(
    'should resolve an alias of the site to its file or folder: %s',
    async (path) => {
      const text = await bundle(`import '${path}';`, { 'site/src/parts/badge.tsx': 'console.log("badge")' });
      expect(said(text)).toEqual(['badge']);
    },
  );

  test('should resolve a package that a layer provides to its folder, or to where the site says', async () => {
    const folder = makeFolder({ 'code.js': 'console.log("layer")' });
    const layer = (name: string) => ({ name: 'feature', folder: 'feature', packages: { [name]: folder } });
    const bundled = (name: string) =>
      bundle(`import '${name}/code.js';`, { 'site/src/parts/code.js': 'console.log("alias")' }, 'client', [
        layer(name),
      ]);
    expect(said(await bundled('of-layer'))).toEqual(['layer']);
    expect(said(await bundled('@parts'))).toEqual(['alias']);
  });

  test('should resolve a component to the index of its folder', async () => {
    const text = await bundle("import '@theme/Footer';", { 'site/theme/Footer/index.js': 'console.log("own")' });
    expect(said(text)).toEqual(['own']);
  });

  test('should prefer a component of the site to that of the default theme', async () => {
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

  test('should let each layer wrap the ones below it', async () => {
    const wrap = (name: string) => `import '@theme-original/footer'; console.log("${name}")`;
    const files = {
      'templates/footer.tsx': 'console.log("default")',
      'templates/lower/footer.tsx': wrap('lower'),
      'upper/footer.tsx': wrap('upper'),
      'site/theme/footer.tsx': wrap('own'),
    };
    const layers = [
      { name: 'upper', folder: 'upper' },
      { name: 'lower', folder: 'templates/lower' },
    ];
    expect(said(await bundle("import '@theme/footer';", files, 'client', layers))).toEqual([
      'default',
      'lower',
      'upper',
      'own',
    ]);
  });

  test('should skip layers that have no such file', async () => {
    const files = {
      'templates/footer.tsx': 'console.log("default")',
      'upper/navbar.tsx': 'console.log("navbar")',
      'lower/footer.tsx': "import '@theme-original/footer'; console.log('lower')",
      'site/theme/footer.tsx': "import '@theme-original/footer'; import '@theme/navbar'; console.log('own')",
    };
    const layers = ['upper', 'lower'].map((name) => ({ name, folder: name }));
    expect(said(await bundle("import '@theme/footer';", files, 'client', layers))).toEqual([
      'default',
      'lower',
      'navbar',
      'own',
    ]);
  });

  test('should give a page the original component below the theme of the site', async () => {
    const files = {
      'templates/footer.tsx': 'console.log("default")',
      'feature/footer.tsx': 'console.log("feature")',
      'site/theme/footer.tsx': 'console.log("own")',
    };
    const layers = [{ name: 'feature', folder: 'feature' }];
    expect(said(await bundle("import '@theme-original/footer';", files, 'client', layers))).toEqual(['feature']);
  });

  test('should let a layer apply to one platform only', async () => {
    const files = {
      'templates/dialog.tsx': 'console.log("default")',
      'feature/dialog.tsx': 'console.log("feature")',
    };
    const layers = [{ name: 'feature', folder: 'feature', platforms: ['client'] as const }];
    const entry = "import '@theme/dialog';";
    expect(said(await bundle(entry, files, 'client', layers))).toEqual(['feature']);
    expect(said(await bundle(entry, files, 'server', layers))).toEqual(['default']);
  });

  test('should leave out files that do not apply', () => {
    const folder = makeFolder({ 'upper/a.ts': 'console.log("upper")' });
    const upper = { name: 'upper', folder: join(folder, 'upper') };
    expect([...modulesOf(upper).keys()]).toEqual(['a', 'a.ts']);
    expect([...modulesOf({ ...upper, leftOut: new Set([join(folder, 'upper/a.ts')]) }).keys()]).toEqual([]);
  });

  test('should resolve @site to files of the site, with and without extension', async () => {
    const text = await bundle("import '@site/lib/a'; import '@site/lib/b.js';", {
      'site/lib/a.ts': 'console.log("a")',
      'site/lib/b.js': 'console.log("b")',
    });
    expect(text).toMatch(/"a"[\s\S]*"b"/);
  });

  test('should leave React to Node on the server, resolved from this installation', async () => {
    const text = await bundle("import { createElement } from 'react'; console.log(createElement)", {}, 'server');
    expect(text).toMatch(/from "file:\/\/\/[^"]*\/react\/index\.js"/);
  });

  test('should bundle React for the browser even if the site has not installed it', async () => {
    expect(await bundle("import { createElement } from 'react'; console.log(createElement)", {})).toMatch(
      /\w+\.createElement = function/,
    );
  });
});
