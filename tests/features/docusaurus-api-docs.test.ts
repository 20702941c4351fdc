import { expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { build } from './run.js';

test('components of docusaurus-theme-openapi-docs should find their state in the content of documents', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn',
        presets: [['classic', { docs: { docItemComponent: '@theme/ApiItem' }, blog: false }]],
        plugins: [() => ({ name: 'docusaurus-theme-openapi-docs', getThemePath: () => './api-theme' })],
      };`,
      'docs/a.mdx': "import Field from '@theme/ApiField';\n\n# A\n\n<Field />\n",
      'api-theme/ApiField.js': `import { useSelector } from 'react-redux';
export default () => <b id="field">{useSelector(({ accept }) => accept)}</b>;
`,
      'api-theme/ApiItem/index.js': `import { createStoreWithoutState } from './store';
import { Provider } from 'react-redux';
export default ({ content: Content }) => <Provider store={createStoreWithoutState({}, [])}><div id="item"><Content /></div></Provider>;
`,
      'api-theme/ApiItem/store.js':
        "export const createStoreWithoutState = (state, [...more]) => ({ getState: () => ({ accept: 'json', ...state }) });",
      'node_modules/react-redux/index.js': `import { createContext, createElement, useContext } from 'react';
const Context = createContext(null);
export const Provider = ({ store, children }) => createElement(Context.Provider, { value: { store } }, children);
export const useSelector = (select) => select(useContext(Context).store.getState());
`,
      'node_modules/react-redux/package.json': '{ "type": "module" }',
    }),
  );
  expect(site.stdout).not.toContain(' error ');
  expect(site.page('docs/a/index.html').texts('#item #field')).toEqual(['json']);
});
