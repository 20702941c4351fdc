import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { readFolder } from '../read-site.js';

/** Reads a site with a plugin that adds this webpack plugin. */
async function readWith(plugin: string) {
  const siteDir = makeFolder({
    'docusaurus.config.js': `const fs = require('fs'), { join } = require('path');
      const write = (name, text) => fs.writeFileSync(join(__dirname, name), text);
      module.exports = { title: 'T', plugins: [() => ({ name: 'p', configureWebpack: () => ({ plugins: [${plugin}] }) })] };`,
  });
  const { findings, notes, writesFiles } = await readFolder(siteDir);
  const written = (name: string) => existsSync(join(siteDir, name)) && readFileSync(join(siteDir, name), 'utf8');
  return { findings, notes: notes.filter((note) => note.includes('configureWebpack')), writesFiles, written };
}

test("functions of webpack plugins for hooks before a build should be called in webpack's order", async () => {
  const site = await readWith(`{ apply({ hooks, context }) {
    let order = '';
    hooks.compile.tap('x', () => write('a.txt', order + 'compile ' + (context === __dirname)));
    hooks.run.tapAsync('x', (compiler, done) => setImmediate(() => { order += 'run '; done(); }));
    hooks.beforeRun.tapPromise('x', async () => { order += 'beforeRun '; });
    hooks.watchRun.tap('x', () => write('b.txt', 'watched'));
  } }, (compiler) => compiler.hooks.initialize.tap('y', () => write('c.txt', 'of a function'))`);
  expect(['a.txt', 'b.txt', 'c.txt'].map(site.written)).toEqual(['beforeRun run compile true', false, 'of a function']);
  expect([site.notes, site.findings, site.writesFiles]).toEqual([[], [], true]);
});

test('files that they write without waiting should be waited for', async () => {
  const { written } = await readWith(`{ apply: ({ hooks }) => hooks.beforeRun.tap('x', () => {
    fs.readdir(__dirname, (_, names) => (async () => {
      const config = await fs.promises.readFile(join(__dirname, names.at(-1)), 'utf8');
      setImmediate(() => fs.promises.writeFile(join(__dirname, 'a.txt'), config.slice(0, 5)));
    })());
  }) }`);
  expect(written('a.txt')).toBe('const');
});

test('their functions for later hooks should be named as left out', async () => {
  const { notes, written } = await readWith(`{ apply({ hooks }) {
    hooks.beforeRun.tap('x', () => write('a.txt', 'before'));
    hooks.emit.tap('x', () => {});
  } }`);
  expect([written('a.txt'), notes]).toEqual([
    'before',
    [
      expect.stringMatching(
        /configureWebpack of plugin p, except for names of modules and what it does before a build$/,
      ),
    ],
  ]);
});

test('functions of plugins that look at the modules of a build should not be called', async () => {
  const { notes, written } = await readWith(`{ apply({ hooks }) {
    hooks.run.tap('x', () => write('a.txt', 'checks'));
    hooks.afterCompile.tap('x', () => {});
  } }`);
  expect([written('a.txt'), notes]).toEqual([
    false,
    [expect.stringMatching(/configureWebpack of plugin p, except for names of modules$/)],
  ]);
});

test('an error of a webpack plugin before a build should be a finding that names the plugin', async () => {
  const { findings } = await readWith(
    "{ apply: ({ hooks }) => hooks.beforeRun.tapAsync('x', (_, done) => done(new Error('no boards'))) }",
  );
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/ failed in configureWebpack: no boards$/),
  ]);
});
