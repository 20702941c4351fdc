import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

/** The packages of a site whose theme requires `react-redux`. */
const theme = {
  'docusaurus-theme-openapi-docs/index.js':
    "module.exports = () => ({ name: 'docusaurus-theme-openapi-docs', getThemePath: () => './theme' });",
  'docusaurus-theme-openapi-docs/package.json': '{ "name": "docusaurus-theme-openapi-docs" }',
  'docusaurus-theme-openapi-docs/theme/ApiField.js': `import { useSelector } from 'react-redux';
export default () => <b id="field">{useSelector(({ accept }) => accept)}</b>;
`,
  'docusaurus-theme-openapi-docs/theme/ApiItem/index.js': `import { createStoreWithoutState } from './store';
import '../styles.css';
import { Provider } from 'react-redux';
export default ({ content: Content, route }) => <Provider store={createStoreWithoutState({ accept: 'xml' }, [])}>
  <i id="path">{route.path}</i><div id="item" className="left-panel"><Content /></div>
</Provider>;
`,
  'docusaurus-theme-openapi-docs/theme/styles.css': `.left-panel > .api-details > summary { font-size: 12px; }
.api-details > summary::before { content: ''; background: url('data:image/svg+xml;utf8,<svg/>'); }`,
  'docusaurus-theme-openapi-docs/theme/ApiItem/store.js':
    "export const createStoreWithoutState = (state, [...more]) => ({ getState: () => ({ accept: 'json', ...state }) });",
  'react-redux/index.js': `import { createContext, createElement, useContext } from 'react';
const Context = createContext(null);
export const Provider = ({ store, children }) => createElement(Context.Provider, { value: { store } }, children);
export const useSelector = (select) => select(useContext(Context).store.getState());
`,
  'react-redux/package.json': '{ "type": "module" }',
};

test.each([
  ['beside the site', 'node_modules', 'docusaurus-theme-openapi-docs'],
  ['in a parent folder', '../node_modules', 'docusaurus-theme-openapi-docs'],
  [
    'where only the theme finds them',
    'store/node_modules',
    './store/node_modules/docusaurus-theme-openapi-docs/index.js',
  ],
])(
  'components of docusaurus-theme-openapi-docs should find their state, with packages %s',
  async (_, packages, named) => {
    const files = {
      'docusaurus.config.js': `module.exports = {
      title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn',
      presets: [['classic', { docs: { docItemComponent: '@theme/ApiItem' }, blog: false }]],
      themes: ['${named}'],
    };`,
      'docs/a.mdx': "import Field from '@theme/ApiField';\n\n# A\n\n<Field />\n",
      ...Object.fromEntries(Object.entries(theme).map(([path, text]) => [join(packages, path), text])),
    };
    const folder = makeFolder(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [join('site', path), text])),
    );
    const site = await build(join(folder, 'site'));
    expect(site.stdout).not.toContain(' error ');
    expect(site.page('docs/a/index.html').texts('#item #field, #path')).toEqual(['/docs/a', 'xml']);
    const css = site.files().flatMap((path) => (path.endsWith('.css') ? [site.text(path)] : []));
    // its rules reach the blocks of the text, and those for marks of folds build on the classic theme's
    const parts = ['.left-panel>:where([data-body])>:where([data-island]))>.api-details>summary{', 'clip-path:none'];
    expect(parts.filter((part) => !css.join('').includes(part))).toEqual([]);
  },
);
