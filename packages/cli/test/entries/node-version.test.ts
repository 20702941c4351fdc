import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const command = fileURLToPath(new URL('../../bin/docsite.cjs', import.meta.url));

/** Runs `docsite --version` as if by another version of Node. */
function runAs(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  const args = ['--eval', `${pretend} require(${JSON.stringify(command)})`, '--', 'docsite', '--version'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.each(['18.20.8', '20.18.3'])(
  'Node %s, which is too old, should be named with the version that is needed',
  (version) => {
    expect(runAs(version)).toEqual({
      status: 2,
      stdout: '',
      stderr: `error: docsite needs Node 20.19 or later; this is ${version}\nhint: install a current version from https://nodejs.org\n`,
    });
  },
);

test.each(['20.19.0', '24.1.0'])('Node %s should be accepted', (version) => {
  const { status, stderr } = runAs(version);
  expect([status, stderr]).toEqual([0, '']);
});
