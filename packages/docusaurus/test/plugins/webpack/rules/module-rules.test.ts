import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { loaderNames } from '../../../../src/plugins/webpack/rules/loader-names.js';
import { readModuleRules } from '../../../../src/plugins/webpack/rules/module-rules.js';

const left = (...rules: readonly object[]) => loaderNames(readModuleRules(rules, makeFolder({})).others);

test('loaders for style sheets should not be named if docsite does the same without them', () => {
  expect(
    left({
      test: /\.less$/,
      use: ['style-loader', { loader: 'css-loader', options: { sourceMap: true } }, 'less-loader'],
    }),
  ).toEqual([]);
  expect(left({ test: /\.s[ac]ss$/i, use: ['/site/node_modules/sass-loader/dist/cjs.js'] })).toEqual([]);
});

test('the alternatives of a rule for style sheets should be read alike', () => {
  const modules = { test: /\.module\.s[ca]ss$/, use: ['css-loader', { loader: 'sass-loader', options: {} }] };
  expect(left({ test: /\.s[ca]ss$/, oneOf: [modules, { use: ['sass-loader'] }] })).toEqual([]);
  expect(left({ test: /\.s[ca]ss$/, oneOf: [modules, { use: ['own-loader'] }] })).toContain('own-loader');
});

test('loaders for style sheets should be named if they do something else, or also for other files', () => {
  expect(left({ test: /\.less$/, use: [{ loader: 'less-loader', options: { lessOptions: {} } }] })).toEqual([
    'less-loader',
  ]);
  expect(left({ test: /\.css$/, use: ['css-loader', 'own-loader'] })).toEqual(['css-loader', 'own-loader']);
  expect(left({ test: /\.(css|md)$/, use: ['css-loader'] })).toEqual(['css-loader']);
});

test('loaders should be found in the folders and by the names of `resolveLoader`', () => {
  const folder = makeFolder({ 'loaders/own-loader/index.js': '', 'other.js': '' });
  const rules = ['own-loader', 'named', 'gone'].map((loader) => ({ test: /\.md$/, use: [{ loader }] }));
  const resolution = { modules: ['node_modules', `${folder}/loaders`], alias: { named: `${folder}/other` } };
  const { documents, others } = readModuleRules(rules, folder, resolution);
  const files = documents.flatMap(({ loaders = [] }) => loaders.map(({ file }) => file));
  expect(files).toEqual([`${folder}/loaders/own-loader/index.js`, `${folder}/other.js`]);
  expect(loaderNames(others)).toEqual(['gone']);
});
