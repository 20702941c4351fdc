import { describe, expect, test } from '@jest/globals';
import postcss, { type AcceptedPlugin } from 'postcss';
import { makeFolder } from '../../../../tests/folder.js';
import { expectLayers, flattenLayers, sortsMedia } from '../../src/styles/flatten-layers.js';
import { dependingOn, read, readKeys } from '../read-site.js';

/** Packages of Docusaurus, with a polyfill that is used unless the site names its browsers, and then names them. */
const installed = {
  'package.json': '{}',
  'node_modules/@docusaurus/core/package.json': '{}',
  'node_modules/@docusaurus/bundler/package.json': '{}',
  'node_modules/browserslist/index.js': `const { existsSync } = require('node:fs');
    exports.loadConfig = ({ path, env }) => existsSync(path + '/.browserslistrc') && env === 'production' ? ['new'] : undefined;`,
  'node_modules/postcss-preset-env/index.js': `module.exports = ({ browsers }) => ({ plugins: [
    { postcssPlugin: 'other', OnceExit() { throw new Error('not to be used'); } },
    ...(browsers === 'defaults' ? [{ postcssPlugin: 'postcss-cascade-layers', OnceExit(root, { result }) {
      root.walkAtRules('layer', (layer) => layer.replaceWith(layer.nodes));
      result.warn('used');
    } }] : []),
  ] });`,
};

/** What is made of a style sheet, and how often the polyfill was used. */
async function flattened(files: Readonly<Record<string, string>>, css: string) {
  const made = flattenLayers(makeFolder(files)).change({ plugins: [] });
  const processor = postcss(made?.plugins as AcceptedPlugin[]);
  const { css: result, messages } = await processor.process(css, { from: undefined });
  return [result, messages.length];
}

describe('layers', () => {
  test('should be replaced by the polyfill that Docusaurus uses for the browsers of the site', async () => {
    expect(await flattened(installed, '@layer a{.x{top:0}}')).toEqual(['.x{top:0}', 1]);
    const named = { ...installed, '.browserslistrc': 'new' };
    expect(await flattened(named, '@layer a{.x{top:0}}')).toEqual(['@layer a{.x{top:0}}', 0]);
  });

  test('should stay where Docusaurus is not installed, and the polyfill unused for sheets without them', async () => {
    expect(await flattened({}, '@layer a{.x{top:0}}')).toEqual(['@layer a{.x{top:0}}', 0]);
    expect(await flattened(installed, '.x{top:0}')).toEqual(['.x{top:0}', 0]);
  });

  test('should be expected in sheets that name them or import Tailwind', () => {
    const sheets = ['@layer a { }', '@import "x.css" layer(a);', '@import "tailwindcss";', '.layer { top: 0 }'];
    expect(sheets.map((sheet) => expectLayers([sheet]))).toEqual([true, true, true, false]);
  });
});

test('rules in media queries should leave their layers unless another minifier than cssnano is used', () => {
  const futures = [undefined, {}, { faster: false }, { faster: { swcJsLoader: true } }];
  expect(futures.map((future) => sortsMedia({ future }, makeFolder({})))).toEqual([true, true, true, true]);
  const fast = [
    ...[{ faster: true }, { faster: { lightningCssMinimizer: true } }, { faster: { rspackBundler: true } }],
    ...[{ v4: true }, { v4: { fasterByDefault: true } }],
  ];
  expect(fast.map((future) => sortsMedia({ future }, makeFolder({})))).toEqual(fast.map(() => false));
  const older = makeFolder(dependingOn('3.9.2'));
  expect([{ v4: true }, { v4: true, faster: true }].map((future) => sortsMedia({ future }, older))).toEqual([
    true,
    false,
  ]);
  expect(
    sortsMedia({ future: { v4: true, faster: { lightningCssMinimizer: false, rspackBundler: false } } }, older),
  ).toBe(true);
});

test('layers should be placed below the theme of docsite, or after those of Infima if that is in one', async () => {
  const placeOf = async (keys: string) => (await readKeys(keys)).selectors?.layersIn;
  expect(await placeOf('')).toEqual({ layer: 'base', withMedia: false });
  expect(await placeOf('future: { faster: true }')).toEqual({ layer: 'base', withMedia: true });
  const after = { layer: 'site', except: 'docusaurus' };
  expect(await placeOf('future: { v4: true }')).toEqual({ ...after, withMedia: true });
  expect(await placeOf('future: { v4: { useCssCascadeLayers: true } }')).toEqual({ ...after, withMedia: false });
});

test('the polyfill should be a hook of sites whose sheets have layers', async () => {
  const hooksOf = async (css: string) =>
    (await read({ 'docusaurus.config.js': "module.exports = { title: 'T' };", 'src/a.css': css })).postcssHooks?.length;
  expect([await hooksOf('@layer a { .x { top: 0 } }'), await hooksOf('.x { top: 0 }')]).toEqual([1, undefined]);
});
