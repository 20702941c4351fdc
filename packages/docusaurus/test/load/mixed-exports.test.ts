import { expect, test } from '@jest/globals';
import { read } from '../read-site.js';

/** The title of a site with this configuration. */
const titleOf = async (config: string) => (await read({ 'docusaurus.config.js': config })).config.title;

test('a configuration with imports should be able to assign module.exports', async () => {
  const config =
    "import { basename } from 'node:path';\nmodule.exports = { title: basename('a/T') + __dirname.length };";
  expect(await titleOf(config)).toMatch(/^T\d+$/);
});

test('module.exports should take precedence over a default export', async () => {
  expect(await titleOf("export default { title: 'A' };\nmodule.exports = { title: 'B' };")).toBe('B');
  expect(await titleOf("export default { title: 'A' };\n// module.exports = { title: 'B' };")).toBe('A');
});
