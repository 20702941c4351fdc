import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';

const command = fileURLToPath(new URL('../../bin/docsite.cjs', import.meta.url));

/** Runs a command in a process of its own, after some code. */
function runAfter(code: string, ...argv: readonly string[]) {
  const args = ['--eval', `${code} require(${JSON.stringify(command)})`, '--', 'docsite', ...argv];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

const asVersion = (version: string): string =>
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;

test.each(['18.20.8', '20.18.3'])(
  'Node %s, which is too old, should be named with the version that is needed',
  (version) => {
    expect(runAfter(asVersion(version), '--version')).toEqual({
      status: 2,
      stdout: '',
      stderr: `error: docsite needs Node 20.19 or later; this is ${version}\nhint: install a current version from https://nodejs.org\n`,
    });
  },
);

test.each(['20.19.0', '24.1.0'])('Node %s should be accepted', (version) => {
  const { status, stderr } = runAfter(asVersion(version), '--version');
  expect([status, stderr]).toEqual([0, '']);
});

test("Node's permission model should be named if it denies processes or threads, with what to allow", () => {
  const allowing = (allowed: string) =>
    `Object.defineProperty(process, 'permission', { value: { has: (scope) => scope === '${allowed}' } });`;
  for (const allowed of ['child', 'worker'])
    expect(runAfter(allowing(allowed), 'check', 'docs')).toEqual({
      status: 2,
      stdout: '',
      stderr:
        "error: docsite starts processes and threads, which Node's permission model denies\nhint: run it without " +
        '`--permission`, or allow it with `--allow-child-process --allow-worker --allow-addons`\n',
    });
});

test('a current folder that is gone should be named', () => {
  const leave = (folder: string) =>
    `process.chdir(${JSON.stringify(folder)}); require('node:fs').rmdirSync(${JSON.stringify(folder)});`;
  expect(runAfter(leave(makeFolder({})), 'check', 'docs')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'error: the current folder has been deleted\nhint: change to another folder\n',
  });
});

test.each(['check', 'translations'])(
  "missing packages for the system should be named by 'docsite %s', with what to do",
  (name) => {
    const folder = makeFolder({ 'a.md': '# A\n', 'without.cjs': withoutPackages });
    const { status, stderr } = spawnSync(
      process.execPath,
      [command, name, ...(name === 'check' ? [folder] : ['de', folder])],
      {
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: `--require ${JSON.stringify(`${folder}/without.cjs`)}` },
      },
    );
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(
        /^error: a package that docsite needs on this system cannot be loaded: Cannot find module '@bruits\/satteri-[^']+'\nhint: install again on this system/,
      ),
    ]);
  },
);

test('native code that Node may not load should be named, with the option that allows it', () => {
  const args = ['--no-addons', command, 'translations', 'de', makeFolder({ 'a.md': '# A\n' })];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(
      /loading addons is disabled\.\nhint: it contains native code: run docsite with `--allow-addons`/,
    ),
  ]);
});

/** What npm leaves out with `--omit=optional`. */
const withoutPackages = `
const Module = require('node:module');
const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, ...others) {
  if (/^@bruits\\/satteri-|\\.node$/.test(request)) throw new Error("Cannot find module '" + request + "'");
  return resolve.call(this, request, ...others);
};
`;
