import { join } from 'node:path';
import { importExports } from '@docsite/core';
import { Observation } from '@docsite/core/process';
import { expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../tests/folder.js';
import { interopDefaults } from '../src/load/interop-defaults.js';

const logger = `require('node:fs').existsSync(require('node:path').join(__dirname, '../../level.txt'));
  exports.__esModule = true; exports.default = { log: (text) => text + '!' }; exports.level = 'low';`;

/** Imports a package with an ES module that has others beside it. */
async function load(code: string) {
  const folder = makeFolder();
  const files = {
    'node_modules/logger/index.js': logger,
    'node_modules/plain/index.js': 'module.exports = { name: "plain" };',
    'node_modules/plugin/package.json': '{ "type": "module" }',
    'node_modules/plugin/index.js': code,
  };
  writeFiles(folder, files);
  const observation = new Observation(folder);
  const plugins = [interopDefaults(observation)];
  const { exports } = await importExports(join(folder, 'node_modules/plugin/index.js'), { plugins, observation });
  return { exports, facts: observation.facts };
}

test('the default export of compiled CommonJS should be its own, next to its named exports', async () => {
  const { exports } = await load("import logger, { level } from 'logger'; export const said = logger.log(level);");
  expect(exports.said).toBe('low!');
});

test('what a package reads while it is loaded should be recorded', async () => {
  const { facts } = await load("import logger from 'logger'; export { logger };");
  expect(Object.keys(facts)).toContain('kind level.txt');
});

test('the default export of other CommonJS should be the whole module', async () => {
  const { exports } = await load("import plain from 'plain'; import { sep } from 'node:path'; export { plain, sep };");
  expect(exports.plain).toEqual({ name: 'plain' });
});
