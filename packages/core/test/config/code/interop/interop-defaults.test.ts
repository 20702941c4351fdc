import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../../../tests/folder.js';
import { importExports } from '../../../../src/config/code/import-module.js';
import { interopDefaults } from '../../../../src/config/code/interop/interop-defaults.js';
import { Observation } from '../../../../src/process/observation/observation.js';

const logger = `require('node:fs').existsSync(require('node:path').join(__dirname, '../../level.txt'));
  exports.__esModule = true; exports.default = { log: (text) => text + '!' }; exports.level = 'low';`;

/** Imports a package with an ES module that has others beside it. */
async function load(code: string) {
  const folder = makeFolder();
  const files = {
    'node_modules/logger/package.json': '{ "version": "1.0.0" }',
    'node_modules/logger/index.js': logger,
    'node_modules/plain/index.js': 'module.exports = { name: "plain" };',
    'node_modules/plugin/package.json': '{ "type": "module" }',
    'node_modules/plugin/index.js': code,
  };
  writeFiles(folder, files);
  const observation = new Observation(folder);
  const plugins = [interopDefaults(observation)];
  const { exports, reads } = await importExports(join(folder, 'node_modules/plugin/index.js'), {
    plugins,
    observation,
  });
  return { exports, facts: observation.facts, files: reads.files.map((file) => relative(folder, file)) };
}

test('the default export of compiled CommonJS should be its own, next to its named exports', async () => {
  const { exports } = await load("import logger, { level } from 'logger'; export const said = logger.log(level);");
  expect(exports.said).toBe('low!');
});

test('the default export of compiled CommonJS should have the other exports, and itself, as its properties', async () => {
  const { exports } = await load("import logger from 'logger'; export const said = logger.default.log(logger.level);");
  expect(exports.said).toBe('low!');
});

test('the version of a package whose default export is corrected should count as read', async () => {
  const { files } = await load("import logger from 'logger'; export { logger };");
  expect(files).toContain('node_modules/logger/package.json');
});

test('what a package reads while it is loaded should be recorded', async () => {
  const { facts } = await load("import logger from 'logger'; export { logger };");
  expect(Object.keys(facts)).toContain('kind level.txt');
});

test('the default export of other CommonJS should be the whole module', async () => {
  const { exports } = await load("import plain from 'plain'; import { sep } from 'node:path'; export { plain, sep };");
  expect(exports.plain).toEqual({ name: 'plain' });
});
