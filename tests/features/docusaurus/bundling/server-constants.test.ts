import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

test('names that a plugin defines for the server alone should have their values there', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { docs: false, blog: false }]],
        plugins: [() => ({ name: 'p', configureWebpack: (config, isServer, { currentBundler }) => ({
          plugins: [new currentBundler.instance.DefinePlugin({ PLACE: JSON.stringify(isServer ? 'there' : 'here') })],
        }) })],
      };`,
      'src/pages/index.js': `import Layout from '@theme/Layout';
        export default () => <Layout><button onClick={() => {}}>It is {PLACE}</button></Layout>;`,
    }),
  );
  expect([site.exitCode, site.page('index.html').texts('main button')]).toEqual([0, ['It is there']]);
  const scripts = site.files().filter((path) => path.endsWith('.js'));
  expect(scripts.map((path) => site.text(path)).some((text) => text.includes('"here"'))).toBe(true);
});
