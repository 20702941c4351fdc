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

/** A plugin whose routes are within those of docs, as those of docusaurus-plugin-typedoc-api are. */
const plugin = {
  'node_modules/api/index.js': `const { join } = require('node:path');
const version = { pluginId: 'api', version: 'current', label: 'Next', banner: null, badge: true, isLast: true,
  docsSidebars: { api: [
    { type: 'link', href: '/api', label: 'Overview' },
    { type: 'category', label: 'Classes', collapsible: true, collapsed: true,
      items: [{ type: 'link', href: '/api/a', label: 'A' }] },
  ] }, docs: {} };
module.exports = () => ({
  name: 'api',
  async contentLoaded({ actions }) {
    const modules = { version: await actions.createData('version.json', JSON.stringify(version)) };
    const leaf = (path) => ({ path, exact: true, component: join(__dirname, 'item.js'), sidebar: 'api' });
    const root = { path: '/api', exact: false, component: '@theme/DocRoot', routes: ['/api/a', '/api'].map(leaf) };
    actions.addRoute({ path: '/api', exact: false, component: '@theme/DocVersionRoot', modules, routes: [root] });
    const pages = [{ ...leaf('/older/a'), sidebar: undefined }];
    const versionMetadata = modules.version;
    actions.addRoute({ path: '/older', component: '@theme/DocPage', modules: { versionMetadata }, routes: pages });
  },
});`,
  'node_modules/api/item.js': `const { useDocsVersion } = require('@docusaurus/plugin-content-docs/client');
const DocBreadcrumbs = require('@theme/DocBreadcrumbs').default;
const DocVersionBadge = require('@theme/DocVersionBadge').default;
const MDX = require('@theme/MDXComponents').default;
const { jsx, jsxs } = require('react/jsx-runtime');
module.exports = () => jsxs('div', { className: 'row', children: [
  jsx(DocBreadcrumbs, {}), jsx(DocVersionBadge, {}), jsx(MDX.code, { children: useDocsVersion().pluginId }),
] });`,
};

test('pages of plugins should be drawn in the components of docs, with a sidebar of their own', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { docs: false, blog: false }]],
        plugins: ['api'],
      };`,
      'src/pages/index.md': '# Home',
      ...plugin,
    }),
  );
  expect(site.stdout).not.toContain(' error ');
  const [page, older] = ['api/a', 'older/a'].map((path) => site.page(`${path}/index.html`));
  expect([page?.texts('.doc-root .sidebar a'), page?.texts('.breadcrumbs li'), page?.texts('.version-badge')]).toEqual([
    ['Overview', 'A'],
    ['', 'Classes', 'A'],
    ['Version: Next'],
  ]);
  expect([page?.texts('code'), older?.texts('code, .doc-root .sidebar')]).toEqual([['api'], ['api']]);
  const css = site.files().flatMap((path) => (path.endsWith('.css') ? [site.text(path)] : []));
  expect(css.join('')).toMatch(/\.row\{[^}]*display:flex/);
});
