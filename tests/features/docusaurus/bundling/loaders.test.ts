import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { blog: false }]],
    plugins: [() => ({ name: 'loading', configureWebpack: () => ({ module: { rules: [
      { test: /\\.csv$/, loader: './loaders/rows.js', options: { separator: ';' } },
      { test: /\\.shout$/, include: [require.resolve('./src/in.shout')], use: [
        './loaders/as-module.js', { loader: require.resolve('./loaders/shout.js') },
      ] },
      { test: /\\.bytes$/, use: './loaders/bytes.js' },
      { test: /\\.svg$/, use: ['@svgr/webpack'] },
      { test: /\\.worker\\.js$/, use: 'worker-loader' },
      { test: /\\.made$/, use: () => [{ loader: './loaders/made.js', options: { make: (text) => text.trim() + ' made', pattern: /e/g } }] },
      { test: /\\.[jt]sx?$/, exclude: /node_modules/, enforce: 'pre', use: { loader: './loaders/year.js', options: { year: 2026 } } },
      { test: /\\.css$/, use: 'own-css-loader' },
      { test: /\\.list$/, oneOf: [
        { resourceQuery: /count/, use: './loaders/count.js' },
        { include: [require('path').join(__dirname, 'src/lists')], use: './loaders/lines.js' },
        { type: 'asset/source' },
      ] },
      { test: /\\.list$/, enforce: 'pre', use: './loaders/trim.js' },
      { test: /\\.list$/, include: /lists/, enforce: 'post', use: './loaders/mark.js' },
      { test: /\\.inline$/, type: 'asset/inline' },
      { test: /\\.source$/, issuer: { and: [/\\.[jt]sx?$/] }, use: './loaders/shout.js', type: 'asset/source' },
      { enforce: 'post', test: /marked\\.tsx$/, use: './loaders/mark.js' },
    ] } }) })],
  };
`,
  'loaders/rows.js': `module.exports = function (text) {
    const { separator } = this.getOptions();
    return 'module.exports = ' + JSON.stringify(text.trim().split('\\n').map((line) => line.split(separator)));
  };`,
  'loaders/shout.js': `module.exports = function (text) {
    const done = this.async();
    this.addDependency(this.resourcePath);
    setTimeout(() => done(null, text.trim().toUpperCase()), 1);
  };`,
  'loaders/as-module.js': `module.exports = async function (text) {
    return 'import { mark } from "./mark.js"; export default ' + JSON.stringify(text) + ' + mark;';
  };`,
  'loaders/bytes.js': `module.exports = function (bytes) { return 'export const length = ' + bytes.length + ';'; };
    module.exports.raw = true;`,
  'loaders/made.js': `const { ending } = require('./ending');
    module.exports = function (text) {
      const { make, pattern } = this.getOptions();
      return 'export default ' + JSON.stringify(make(text).replace(pattern, 'E') + ending);
    };`,
  'loaders/ending.js': "exports.ending = '.';",
  'loaders/year.js':
    "module.exports = function (code) { return code.replaceAll('__YEAR__', String(this.getOptions().year)); };",
  'loaders/trim.js': 'module.exports = (text) => text.trim();',
  'loaders/lines.js': "module.exports = (text) => 'export default ' + JSON.stringify(text.split(' '));",
  'loaders/count.js': "module.exports = (text) => 'export default ' + text.split(' ').length;",
  'loaders/mark.js': `module.exports = (code) => {
      if (/: string|<i>/.test(code)) throw new Error('this is not compiled');
      return code.replaceAll('plain', 'marked');
    };`,
  'src/some.inline': 'in it',
  'src/some.source': '  as text  ',
  'src/sources.js':
    "export { default as text } from './some.source'; export { default as data } from './some.inline';\n",
  'src/lists/a.list': '  plain b c  ',
  'src/other.list': 'as it is',
  'src/marked.tsx': 'export const marked = (text: string) => <i>plain {text}</i>;\n',
  'src/some.made': 'well\n',
  'src/year.ts': 'export const year: number = __YEAR__;\n',
  'src/count.worker.js': "import { mark } from './mark.js';\nonmessage = () => postMessage('counted' + mark);\n",
  'src/named.js': "import { mark } from './mark.js';\nonmessage = () => postMessage('named' + mark);\n",
  'src/pages/named.js': `import Named from 'worker-loader?{}!@site/src/named.js';
    export default () => <button onClick={() => new Named().postMessage(1)}>Start</button>;`,
  'src/pages/worker.js': `import { useEffect, useState } from 'react';
    import Counter from '@site/src/count.worker.js';
    export default function Page() {
      const [count, setCount] = useState('none');
      useEffect(() => { const worker = new Counter(); worker.onmessage = ({ data }) => setCount(data); worker.postMessage(1); }, []);
      return <p id="count">{count}</p>;
    }`,
  'loaders/example.js': `module.exports = function (code) {
      const again = this.utils.contextify(this.context, this.resourcePath);
      const { label = 'none' } = this.getOptions();
      return 'import Shown from ' + JSON.stringify(again) + '; export default { Shown, code: ' +
        JSON.stringify([label, code.split('; ')[1].trim()]) + ' };';
    };`,
  'src/examples/one.tsx':
    "const { mark } = require(__dirname + '/../mark.js'); export default () => <b>one{mark}</b>;\n",
  'docs/folder/examples.mdx': `# Examples

import one from '../../loaders/example.js!/src/examples/one.tsx';
import again from '!@site/loaders/example.js?{"label":"again"}!../../src/examples/one.tsx';

<one.Shown />

<pre id="example">{JSON.stringify([one.code, again.code])}</pre>
`,
  'src/mark.js': "export const mark = '!';",
  'src/pages/index.md': '# Home\n',
  'src/table.csv': 'a;b\n1;2\n',
  'src/in.shout': 'loud',
  'src/some.bytes': 'é',
  'docs/page.mdx': `# Page

import rows from '@site/src/table.csv';
import text from '@site/src/in.shout';
import { length } from '@site/src/some.bytes';
import made from '@site/src/some.made';
import { year } from '@site/src/year';

<pre id="loaded">{JSON.stringify([rows, text, length, made, year])}</pre>
`,
  'docs/lists.mdx': `# Lists

import list from '@site/src/lists/a.list';
import other from '@site/src/other.list';
import count from '@site/src/lists/a.list?count';
import { marked } from '@site/src/marked';
import { data, text } from '@site/src/sources';

<pre id="loaded-lists">{JSON.stringify([list, other, count])}</pre>

<pre id="sources">{JSON.stringify([text, data])}</pre>

<p id="marked">{marked('text')}</p>
`,
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

test('loaders of the site and of packages should create the code for files that docsite does not read itself', () => {
  expect(site.stdout + site.stderr).not.toContain('error');
  const [loaded] = site.page('docs/page/index.html').texts('#loaded');
  expect(JSON.parse(loaded as string)).toEqual([
    [
      ['a', 'b'],
      ['1', '2'],
    ],
    'LOUD!',
    2,
    'wEll madE.',
    2026,
  ]);
});

test('the first alternative for a file should be followed, with the loaders of other rules before and after it', () => {
  const page = site.page('docs/lists/index.html');
  expect(JSON.parse(page.texts('#loaded-lists')[0] as string)).toEqual([['marked', 'b', 'c'], 'as it is', 3]);
});

test('what loaders return should be the text of files that are text, and other files an address with their contents', async () => {
  const [sources] = site.page('docs/lists/index.html').texts('#sources');
  const [text, data] = JSON.parse(sources as string);
  expect([text, await (await fetch(data)).text()]).toEqual(['AS TEXT', 'in it']);
});

test('a loader that is to run after compilers should get compiled code', () => {
  expect(site.page('docs/lists/index.html').texts('#marked')).toEqual(['marked text']);
});

test('imports should name loaders, each with options, before the file', () => {
  const page = site.page('docs/folder/examples/index.html');
  expect(page.texts('#ds-main b')).toEqual(['one!']);
  expect(JSON.parse(page.texts('#example')[0] as string)).toEqual([
    ['none', 'export default () => <b>one{mark}</b>;'],
    ['again', 'export default () => <b>one{mark}</b>;'],
  ]);
});

/** Whether a script of the site starts a worker from a file. */
function isStarted(file: string | undefined): boolean {
  const scripts = site.files().filter((path) => path.endsWith('.js'));
  return scripts.some((path) => site.text(path).includes(`new Worker("/${file}"`));
}

test('a worker should be a script of its own', () => {
  const [script, ...more] = site.files().filter((path) => /^assets\/files\/count\.worker-\w+\.js$/.test(path));
  expect(more).toEqual([]);
  expect(site.text(script as string)).toMatch(/counted/);
  expect(site.page('worker/index.html').texts('#count')).toEqual(['none']);
  expect(isStarted(script)).toBe(true);
});

test('a file whose import names the loader should also be a worker', () => {
  const [script] = site.files().filter((path) => /^assets\/files\/named-\w+\.js$/.test(path));
  expect(site.text(script as string)).toMatch(/named/);
  expect(isStarted(script)).toBe(true);
});

test('only rules that need webpack itself should be named', () => {
  expect(site.stdout + site.stderr).toContain(
    'configureWebpack of plugin loading, except for names of modules; loaders left out: own-css-loader',
  );
});

test('a loader that fails should be an error of the page that imports its file', async () => {
  const broken = await build(
    makeFolder({ ...files, 'loaders/rows.js': "module.exports = () => { throw new Error('no rows today'); };" }),
  );
  expect(broken.stdout + broken.stderr).toMatch(
    /src\/table\.csv:1:1 {2}error {2}.* \(loaders\/rows\.js\) failed: no rows today/,
  );
});
