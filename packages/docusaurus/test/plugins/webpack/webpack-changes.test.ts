import type { NameChoice } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { readKeys } from '../../read-site.js';

const readPlugin = (plugin: string) => readKeys(`plugins: [${plugin}]`);

describe('what plugins change of the configuration of webpack', () => {
  test.each(['', 'return {};', 'return config;'])(
    'should be observed in the configuration that is passed to them (%s)',
    async (ending) => {
      const site = await readPlugin(`
        () => ({ name: 'changing', configureWebpack(config) {
          config.resolve.fallback.fs = false;
          config.resolve.alias['@lib'] = '/lib';
          config.resolve.modules.push('src', '/shared');
          config.resolve.alias['@some'] = ['./gone', '/gone', __dirname];
          config.plugins.push(new class DefinePlugin { definitions = { LEVEL: '3' } });
          ${ending}
        } })`);
      expect(site.bundling).toMatchObject({ fallbacks: { fs: false }, constants: { LEVEL: '3' } });
      expect(site.bundling?.moduleFolders).toEqual([expect.stringMatching(/.\/src$/), '/shared']);
      expect(site.config.aliases).toMatchObject({ '@lib': '/lib', '@some': expect.stringMatching(/(?<!gone)$/) });
      expect(site.notes.filter((note) => note.includes('configureWebpack'))).toEqual([]);
    },
  );

  test.each([
    ['new currentBundler.instance.ContextReplacementPlugin(/parts$/, /^\\.\\/(?:a|b)$/)', 1],
    ['new currentBundler.instance.ContextReplacementPlugin(/parts$/, "other")', 0],
  ])('should be observed where they choose modules of folders: %s', async (plugin, count) => {
    const site = await readPlugin(
      `() => ({ name: 'p', configureWebpack: (config, isServer, { currentBundler }) => ({ plugins: [${plugin}] }) })`,
    );
    const choice = { folders: { pattern: 'parts$', flags: '' }, modules: { pattern: '^\\.\\/(?:a|b)$', flags: '' } };
    expect(site.bundling?.folderChoices).toEqual(count === 0 ? [] : [choice]);
    expect(site.notes.filter((note) => note.includes('configureWebpack'))).toHaveLength(1 - count);
  });

  test('should be modules that are replaced in browsers or on the server alone', async () => {
    const { bundling, config, notes } = await readPlugin(`
      () => ({ name: 'p', configureWebpack: (config, isServer, { currentBundler }) => ({
        resolve: { alias: { both: '/both', empty: false, [isServer ? 'there' : 'here$']: false, apart: '/' + isServer } },
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(/^player$/g, './stub'),
          ...(isServer ? [new class NormalModuleReplacementPlugin { resourceRegExp = /a/i; newResource = '/b' }] : []),
        ],
      }) })`);
    expect(config.aliases).toMatchObject({ both: '/both' });
    expect(Object.keys(config.aliases ?? {})).not.toContain('apart');
    expect(bundling?.replacements).toEqual([
      { names: 'empty', by: false },
      { names: { pattern: '^player$', flags: '' }, by: './stub' },
      { names: 'here$', by: false, on: 'client' },
      { names: 'apart', by: '/false', on: 'client' },
      { names: 'there', by: false, on: 'server' },
      { names: 'apart', by: '/true', on: 'server' },
      { names: { pattern: 'a', flags: 'i' }, by: '/b', on: 'server' },
    ]);
    expect(notes.filter((note) => note.includes('configureWebpack'))).toEqual([]);
  });

  test('should be those for browsers if they cannot be asked for the server', async () => {
    const { bundling, config, findings } = await readPlugin(`
      () => ({ name: 'p', configureWebpack(config, isServer) {
        if (isServer) config.externals[0].push('x');
        return { resolve: { alias: { a: '/a', b: false } } };
      } })`);
    expect([findings, bundling?.replacements]).toEqual([[], [{ names: 'b', by: false }]]);
    expect(config.aliases).toMatchObject({ a: '/a' });
  });

  test('should be modules whose replacement a function chooses', async () => {
    const { bundling, notes } = await readPlugin(`
      () => ({ name: 'p', configureWebpack: (config, isServer, { currentBundler }) => ({
        plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(/^node:/, (module) => {
          module.request = module.request.slice(5) + module.context;
        })],
      }) })`);
    const [choice] = bundling?.replacements ?? [];
    expect(choice?.names).toEqual({ pattern: '^node:', flags: '' });
    const change = choice?.by as NameChoice;
    expect(change('node:path', '/docs')).toBe('path/docs');
    expect(notes.filter((note) => note.includes('configureWebpack'))).toEqual([]);
  });

  test('should be names that are defined in browsers or on the server', async () => {
    const { bundling } = await readPlugin(`
      () => ({ name: 'p', configureWebpack: (config, isServer, { currentBundler }) => ({
        plugins: [new currentBundler.instance.DefinePlugin({
          LEVEL: '1', PLACE: JSON.stringify(isServer ? 'server' : 'client'), ...(isServer && { THERE: 'true' }),
        })],
      }) })`);
    expect(bundling?.constants).toMatchObject({ LEVEL: '1', PLACE: '"client"' });
    expect(bundling?.serverConstants).toEqual({ PLACE: '"server"', THERE: 'true' });
  });

  test.each([
    ['', 0],
    ['config.resolve.roots.push(...config.resolve.roots.map((folder) => folder + "/more"));', 1],
  ])('should be able to list the folders that addresses in style sheets begin in (%s)', async (change, count) => {
    const { notes, findings } = await readPlugin(`() => ({ name: 'p', configureWebpack(config) { ${change} } })`);
    expect([findings, notes.filter((note) => note.includes('configureWebpack')).length]).toEqual([[], count]);
  });

  test.each([
    ['(config) => { config.resolve.extensions.unshift(".web.js"); }', ['.web.js', '.mjs', '.tsx']],
    ['() => ({ resolve: { extensions: [".scss", ".js"] } })', ['.mjs', '.tsx', '.scss']],
    [
      '() => ({ mergeStrategy: { "resolve.extensions": "prepend" }, resolve: { extensions: [".web.tsx", ".js"] } })',
      ['.web.tsx', '.mjs', '.tsx'],
    ],
    [
      '() => ({ mergeStrategy: { "resolve.extensions": "prepend" }, resolve: { extensions: [".web.js", "..."] } })',
      ['.web.js', '.mjs', '.tsx'],
    ],
    [
      '({ resolve }) => ({ resolve: { extensions: [".b.js", ...resolve.extensions, ".c"] } })',
      ['.mjs', '.tsx', '.b.js', '.c'],
    ],
  ])('should be observed where they add module extensions (%s)', async (change, endings) => {
    const { config, notes } = await readPlugin(`() => ({ name: 'p', configureWebpack: ${change} })`);
    const others = ['.js', '.json', '.jsx', '.ts'];
    expect(config.resolveExtensions?.filter((ending) => !others.includes(ending))).toEqual(endings);
    expect(notes.filter((note) => note.includes('configureWebpack'))).toEqual([]);
  });

  test.each<readonly [change: string, left: string | undefined]>([
    [
      'config.module.rules.find(({ test }) => test.test("a.svg")).oneOf[0].use[0].options.svgoConfig.plugins = [];',
      undefined,
    ],
    ['config.module.rules.find(({ test }) => test.test("a.tsx")).exclude = /never/; return config;', undefined],
    ['return { mergeStrategy: { "module.rules": "replace" }, module: { rules: config.module.rules } };', undefined],
    ['return { ...config, optimization: { ...config.optimization } };', undefined],
    [
      'config.module.rules.find(({ test }) => test.test("a.mdx")).use[0].options.remarkPlugins.push(() => {});',
      '; loaders left out: @docusaurus/mdx-loader',
    ],
    [
      'config.module.rules.find(({ test }) => test.test("a.jsx")).use.push("a-loader");',
      '; loaders left out: babel-loader, a-loader',
    ],
    ['config.optimization.splitChunks.cacheGroups.own = { test: /a/ };', ''],
  ])('should be found in the rules that Docusaurus gives to webpack (%s)', async (change, left) => {
    const { notes } = await readPlugin(`() => ({ name: 'p', configureWebpack(config) { ${change} } })`);
    const note = `not taken over: configureWebpack of plugin p, except for names of modules${left}`;
    expect(notes.filter((one) => one.includes('configureWebpack'))).toEqual(left === undefined ? [] : [note]);
  });
});
