import { expect, test } from '@jest/globals';
import { read } from '../../read-site.js';

/** The title of a site with this configuration. */
const titleOf = async (config: string) => (await read({ 'docusaurus.config.js': config })).config.title;

test('a CommonJS configuration should be able to assign undeclared names', async () => {
  expect(
    await titleOf("/** @type {string} */ _own = 'T';\n$of_it = _own + 1;\nmodule.exports = { title: $of_it };"),
  ).toBe('T1');
});

test('existing and declared names should keep their values', async () => {
  const config = "URL = URL || 'none';\nlet own_name;\nown_name = new URL('https://t.org/').host;\n";
  const added = "['own_name', 'module', 'exports'].filter((name) => name in globalThis)";
  expect(await titleOf(`${config}exports = module.exports = { title: own_name + ${added} };`)).toBe('t.org');
});

test('an ES module should not, as it is strict', async () => {
  await expect(titleOf("undeclared_name = 'T';\nexport default { title: undeclared_name };")).rejects.toThrow(
    'undeclared_name is not defined',
  );
});

test('a plugin should be able to as well, in its functions too', async () => {
  const { config, findings } = await read({
    'docusaurus.config.js': "module.exports = { title: 'T', plugins: ['./plugin.js'] };",
    'plugin.js': `module.exports = () => ({ name: 'p', injectHtmlTags() {
      counted_names = 2;
      return { headTags: '<meta name="n" content="' + counted_names + '">' };
    } });`,
  });
  expect([findings, config.head]).toEqual([[], [{ tag: 'meta', attrs: { name: 'n', content: '2' } }]]);
});
