import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { runDocsite } from '../../../../tests/run-docsite.js';
import { main } from '../../src/entries/main.js';
import { explainStart } from '../../src/init/next-steps.js';
import { filesIn } from '../files-in.js';
import { printed } from '../printed.js';

jest.setTimeout(300_000);

describe('docsite init', () => {
  test('should write a configuration that a Docusaurus site continues with, and say that the original is no longer read', async () => {
    const folder = makeFolder({
      'docusaurus.config.js': "export default { title: 'T', presets: [['classic', { blog: false }]], unknown: 1 };",
      'docs/a.md': '# A\n',
    });
    expect(await main(['init', folder])).toBe(0);
    expect(Object.keys(filesIn(folder)).sort()).toEqual(['docs/a.md', 'docsite.config.ts', 'docusaurus.config.js']);
    expect(printed.out).toContain(
      'docsite.config.ts takes precedence: docusaurus.config.js is no longer read and can be removed.\n',
    );
    expect(printed.out).toContain('Not converted, as noted in docsite.config.ts: unknown.\n');
    expect(await main(['init', folder])).toBe(2);
    expect(printed.err).toContain('already contains a site: it has docsite.config.ts');
    expect(printed.err).toContain(`open it with: docsite serve ${folder} --watch --open`);
  });

  test('should report errors in the configuration of a Docusaurus site, and write nothing', async () => {
    const folder = makeFolder({ 'docusaurus.config.js': 'module.exports = nowhere;' });
    expect([await main(['init', folder]), Object.keys(filesIn(folder))]).toEqual([2, ['docusaurus.config.js']]);
    expect(printed.err).toContain('docusaurus.config.js:1:1');
    expect(printed.err).toContain('cannot read the configuration: nowhere is not defined');
  });

  test('should not write a configuration that no site can be built with', async () => {
    const folder = makeFolder({ 'docusaurus.config.js': "module.exports = { title: 5, url: 'here' };" });
    expect([await main(['init', folder]), Object.keys(filesIn(folder))]).toEqual([2, ['docusaurus.config.js']]);
    expect(printed.err).toContain("configuration key 'title': expected text, got 5");
    expect(printed.err).toContain('got "here"');
  });

  test('should read the configuration that a build reads, if there are two', async () => {
    const folder = makeFolder({
      'docusaurus.config.js': "module.exports = { title: 'Of JavaScript' };",
      'docusaurus.config.ts': "export default { title: 'Of TypeScript' };",
    });
    expect(await main(['init', folder])).toBe(0);
    expect(filesIn(folder)['docsite.config.ts']).toContain("title: 'Of TypeScript'");
  });

  test('should create a site without findings', async () => {
    const folder = join(makeFolder({}), 'our-handbook');
    expect(await main(['init', folder])).toBe(0);
    const files = filesIn(folder);
    expect(Object.keys(files).sort()).toEqual([
      '.gitignore',
      'docs/guides/deploying.md',
      'docs/index.md',
      'docs/writing.mdx',
      'docsite.config.ts',
      'package.json',
      'pages/index.css',
      'pages/index.tsx',
      'sidebars.ts',
      'static/img/logo.svg',
      'theme/custom.css',
      'tsconfig.json',
    ]);
    expect(files['docsite.config.ts']).toContain("title: 'Our handbook'");
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
    expect(JSON.parse(files['package.json'] as string)).toMatchObject({
      name: 'our-handbook',
      devDependencies: { docsite: `^${version}` },
    });
    expect(Object.values(files).join('')).not.toMatch(/\{\{\w+\}\}/);
    expect(await main(['check', folder, '--strict'])).toBe(0);
  });

  test('should write a configuration that serves a folder of Markdown, and nothing else', async () => {
    const folder = makeFolder({ 'a.md': '# A\n\n[b](./sub/b.md)\n', 'sub/b.md': '# B\n', 'README.md': '# Read me\n' });
    expect(await main(['init', folder])).toBe(0);
    expect(Object.keys(filesIn(folder)).sort()).toEqual(['README.md', 'a.md', 'docsite.config.ts', 'sub/b.md']);
    expect(await main(['build', folder, '--strict'])).toBe(0);
    const built = filesIn(join(folder, 'dist'));
    expect(built['sub/b/index.html']).toContain('<h1 id="b">B</h1>');
  });

  test('should serve only the folder docs if all Markdown is there', async () => {
    const folder = makeFolder({ 'docs/a.md': '# A\n', 'src/a.ts': '', 'README.md': '# Read me\n' });
    expect(await main(['init', folder])).toBe(0);
    expect(filesIn(folder)['docsite.config.ts']).toContain("docs: { path: 'docs', routeBasePath: '/' }");
    expect(await main(['build', folder, '--strict'])).toBe(0);
    expect(Object.keys(filesIn(join(folder, 'dist')))).toContain('a/index.html');
  });

  test('should keep every existing file', async () => {
    const mine = { 'package.json': '{ "name": "mine" }', '.gitignore': 'mine', 'README.md': '# Mine\n' };
    const folder = makeFolder(mine);
    expect(await main(['init', folder])).toBe(0);
    expect(filesIn(folder)).toMatchObject(mine);
    expect(printed.out).toContain('  kept   package.json\n');
  });

  test('should not create a site among installed packages, exit code 2', async () => {
    const folder = makeFolder({ 'a.txt': '' });
    expect(await main(['init', join(folder, 'node_modules')])).toBe(2);
    expect(printed.err).toContain("node_modules' is a folder of installed packages");
    expect(Object.keys(filesIn(folder))).toEqual(['a.txt']);
  });

  test('should not create a site where one exists, exit code 2', async () => {
    const folder = makeFolder({ 'docsite.config.json': '{ "title": "T" }' });
    expect(await main(['init', folder])).toBe(2);
    expect(printed.err).toContain('already contains a site: it has docsite.config.json');
    expect(Object.keys(filesIn(folder))).toEqual(['docsite.config.json']);
  });

  test('should not make a site of the documents of another one, exit code 2', async () => {
    const folder = makeFolder({ 'docsite.config.json': '{ "title": "T" }', 'docs/a.md': '# A\n' });
    expect(await main(['init', join(folder, 'docs')])).toBe(2);
    expect(printed.err).toContain(`docs' is a folder of the site in '`);
    expect(Object.keys(filesIn(folder)).sort()).toEqual(['docs/a.md', 'docsite.config.json']);
    expect(await main(['init', join(folder, 'example')])).toBe(0);
  });

  test('should name a path that cannot be written, and write nothing else, exit code 2', async () => {
    const folder = makeFolder({ theme: 'a file' });
    expect(await main(['init', folder])).toBe(2);
    expect(printed.err).toContain(join(folder, 'theme'));
    expect(Object.keys(filesIn(folder))).toEqual(['theme']);
  });

  test.each([
    ["it's", "title: 'It\\'s'", 'it-s'],
    ['Ümläut & $HOME', "title: 'Ümläut & $HOME'", 'umlaut-home'],
    ['two\nlines', "title: 'Two\\nlines'", 'two-lines'],
  ])('should create a site in the folder %j', async (name, title, packageName) => {
    const folder = join(makeFolder({}), name);
    expect(await main(['init', folder])).toBe(0);
    const files = filesIn(folder);
    expect(files['docsite.config.ts']).toContain(`\n  ${title},\n`);
    expect(JSON.parse(files['package.json'] as string).name).toBe(packageName);
  });

  test('should refuse a folder without a name, or with a backslash, exit code 2', async () => {
    expect(await main(['init', ''])).toBe(2);
    expect(printed.err).toContain('error: the name of the folder is empty\n');
    const folder = makeFolder({});
    expect(await main(['init', `${folder}/a\\b`])).toBe(2);
    expect([printed.err, filesIn(folder)]).toEqual([expect.stringContaining('contains a backslash'), {}]);
  });

  test('should end where no folder can be created, exit code 2', async () => {
    const { exitCode, stderr } = await runDocsite(['init', '/proc/docsite-test'], makeFolder());
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^error: cannot write '.*docsite-test.*': it does not exist\n/);
  });
});

describe('explainStart', () => {
  test.each([
    ['npm/10.0.0 node/v20', ['npm install', 'npm start']],
    ['pnpm/9.0.0 npm/? node/v20', ['pnpm install', 'pnpm start']],
    ['yarn/4.0.0 npm/? node/v20', ['yarn install', 'yarn start']],
  ])('should say what to do with %s', (agent, steps) => {
    const said = explainStart(process.cwd(), { written: ['package.json'], kept: [] }, agent);
    expect(said.split('Next:\n')[1]).toBe(`${steps.map((step) => `  ${step}\n`).join('')}`);
  });

  test.each([
    ['my-docs', 'my-docs'],
    ['my docs', '"my docs"'],
    ["it's", '"it\'s"'],
    ["it's $HOME", "'it'\\''s $HOME'"],
    ['-docs', './-docs'],
  ])('should name the folder %s as shells read it', (name, written) => {
    expect(explainStart(join(process.cwd(), name), { written: [], kept: [] })).toContain(`\n  cd ${written}\n`);
  });
});
