import { expect, test } from '@jest/globals';
import { read } from '../read-site.js';

const left = async (babel: string, keys = '') => {
  const { notes } = await read({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', ${keys} };`,
    'babel.config.js': babel,
  });
  return notes.filter((note) => note.startsWith('not taken over'));
};

const usual = "require.resolve('@docusaurus/core/lib/babel/preset')";

test.each([
  `// 'as' it comes\nmodule.exports = { presets: [${usual}] };`,
  "export default { presets: ['@docusaurus/babel/preset'] };",
  `module.exports = (api) => ({
    presets: api.env('test') ? ['babel-preset-of-tests'] : [${usual}, ['@babel/preset-typescript', {}]],
  });`,
])('a Babel configuration that asks for what docsite does anyway should not be reported: %s', async (babel) => {
  expect(await left(babel)).toEqual([]);
});

test('a Babel configuration that cannot be loaded should be a finding at its place', async () => {
  const config = { 'docusaurus.config.js': "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/' };" };
  const placesIn = async (babel: Readonly<Record<string, string>>) =>
    (await read({ ...config, ...babel })).findings?.map(
      ({ rule, file, line, column, message }) => `${file}:${line}:${column} ${rule} ${message}`,
    );
  expect(await placesIn({ 'babel.config.js': 'module.exports = {\n  presets: [' })).toEqual([
    "babel.config.js:2:13 unread-file 'babel.config.js' cannot be loaded: Unexpected end of file",
  ]);
  expect(await placesIn({ 'babel.config.js': `module.exports = { plugins: [nothing] };` })).toEqual([
    "babel.config.js:1:30 unread-file 'babel.config.js' cannot be loaded: nothing is not defined",
  ]);
  expect(await placesIn({ 'babel.config.js': "module.exports = { plugins: [require('./own')] };" })).toEqual([
    `babel.config.js:1:38 unread-file 'babel.config.js' cannot be loaded: Could not resolve "./own"`,
  ]);
  expect(await placesIn({ 'babel.config.js/index.js': '' })).toEqual([
    expect.stringMatching(/^babel\.config\.js:1:1 unread-file 'babel\.config\.js' cannot be loaded: EISDIR/),
  ]);
});

test('Babel presets and plugins that change code should be reported, installed or not', async () => {
  const babel = `module.exports = { presets: [${usual}, require.resolve('@babel/preset-of-nobody')],
    plugins: ['babel-plugin-styled-of-nobody', [function plugin() {}, {}]] };`;
  expect(await left(babel)).toEqual([
    'not taken over: @babel/preset-of-nobody and babel-plugin-styled-of-nobody and plugin of babel.config.js, as code is not compiled by Babel',
  ]);
});

test('a Babel configuration should not be reported if Docusaurus does without Babel', async () => {
  const babel = "module.exports = { plugins: ['babel-plugin-of-nobody'] };";
  expect(await left(babel, 'future: { faster: true }')).toEqual([]);
  expect(await left(babel, 'webpack: { jsLoader: () => ({}) }')).toEqual([]);
});
