import { expect, test } from '@jest/globals';
import { visit } from '../reader/visit.js';
import { serveBuiltSite } from '../sites/built-site.js';

/** An installed React 18, which docsite cannot draw with. */
const react18 = Object.fromEntries(
  ['react', 'react-dom'].map((name) => [
    `node_modules/${name}/package.json`,
    `{ "name": "${name}", "version": "18.3.1", "main": "index.js" }`,
  ]),
);

test('packages for React 18 should work in browsers although React 19 has removed what they use', async () => {
  const site = await serveBuiltSite({
    ...react18,
    'docsite.config.json': '{ "title": "T", "url": "https://example.org" }',
    'pages/index.tsx':
      "import { Counter } from 'compiled';\nexport default function Page() { return <main><Counter /></main>; }\n",
    'node_modules/compiled/package.json': '{ "name": "compiled", "main": "index.js" }',
    'node_modules/compiled/index.js': `const React = require('react');
const ReactDOM = require('react-dom');
const inside = React.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED;
const element = Symbol.for('react.element');
const jsx = (type, props) =>
  ({ $$typeof: element, type, key: null, ref: null, props, _owner: inside.ReactCurrentOwner.current });
const Wrapped = ({ children }) => children;
exports.Counter = class extends React.Component {
  state = { count: 0 };
  componentDidMount() {
    ReactDOM.findDOMNode(this).title = 'found';
    this.beside = document.body.appendChild(document.createElement('aside'));
    ReactDOM.render(jsx('i', { children: 'drawn beside' }), this.beside);
  }
  componentDidUpdate() {
    this.beside.title = String(ReactDOM.unmountComponentAtNode(this.beside));
  }
  render() {
    const onClick = () => this.setState({ count: this.state.count + 1 });
    return jsx(Wrapped, { children: jsx('button', { onClick, children: ['Pressed ', this.state.count] }) });
  }
};
`,
  });
  const { page, problems } = await visit('/', { origin: site.origin });
  await page.locator('aside i', { hasText: 'drawn beside' }).waitFor();
  expect(await page.getByRole('button', { name: 'Pressed 0' }).getAttribute('title')).toBe('found');
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
  await page.locator('aside[title="true"]').waitFor({ state: 'attached' });
  expect(await page.locator('aside i').count()).toBe(0);
  expect(problems).toEqual([]);
});
