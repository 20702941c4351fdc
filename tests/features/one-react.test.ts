import { describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../folder.js';
import { buildClean } from './run.js';

/**
 * A CommonJS component package with a context and a hook, an ESM one that uses both, and a page that uses everything.
 */
const site = {
  'docsite.config.json': '{ "title": "T", "url": "https://example.org", "rules": { "over-budget": "ignore" } }',
  'pages/index.tsx': `import { useState, version } from 'react';
import { Provider, useColour } from 'common';
import Shown from 'modern';
import { Tag } from 'older';
import { useSite } from 'docsite/theme';
import { useSite as earlierName } from '@docsite/renderer/template';

const Here = () => <i>{useColour()} {useState(1)[0]} {useSite().title} {earlierName().title}</i>;
export default function Page() {
  return <Provider value="red"><Here /><Shown /><Tag /><b>{version.split('.')[0]}</b></Provider>;
}
`,
  'pages/button.tsx': `import { renderToStaticMarkup } from 'react-dom/server';
const print = () => renderToStaticMarkup(<b>Press</b>);
const Button = ({ isThere }) => isThere && <button onClick={() => alert(print())}>Press</button>;
Button.defaultProps = { isThere: true };
export default function Page() { return <Button />; }
`,
  'pages/still.tsx': `const Badge = ({ label }) => <em>{label}</em>;
Badge.defaultProps = { label: 'badge' };
export default function Page() { return <Badge />; }
`,
  'theme/shell/footer.tsx': `import { Footer as Original } from '@theme-original/shell/footer';
import { useId } from 'react';
export function Footer() { return <section title={typeof useId()}><Original /></section>; }
`,
  'node_modules/common/package.json': '{ "name": "common", "main": "index.js" }',
  'node_modules/common/index.js': `const { createContext, useContext } = require('react');
require('util').inspect.custom;
const Colour = createContext('none');
exports.Provider = Colour.Provider;
exports.useColour = () => useContext(Colour);
`,
  'node_modules/older/package.json': '{ "name": "older", "main": "index.js" }',
  'node_modules/older/index.js': `const { jsx } = require('react/jsx-runtime');
const Name = ({ label }) => jsx('em', { children: label });
Name.defaultProps = { label: 'tag' };
exports.Tag = () => jsx(Name, {});
`,
  'node_modules/modern/package.json': '{ "name": "modern", "type": "module", "exports": "./index.js" }',
  'node_modules/modern/index.js': `import { useColour } from 'common';
import { jsx } from 'react/jsx-runtime';
import { useMemo } from 'react';
export default function Shown() { return jsx('u', { children: useMemo(() => useColour(), []) }); }
`,
};

/** An earlier React, with which docsite cannot render. */
const react18 = Object.fromEntries(
  ['react', 'react-dom'].flatMap((name) => [
    [`node_modules/${name}/package.json`, `{ "name": "${name}", "version": "18.3.1", "main": "index.js" }`],
    [`node_modules/${name}/index.js`, "throw new Error('React 18 was loaded');"],
  ]),
);

describe('a site whose packages use React', () => {
  test.each([
    ['without a React of its own', {}, ['', '', '']],
    // React 18 adds the default props of functions
    ['beside a React that is too old', react18, ['tag', 'Press', 'badge']],
  ])('should be rendered with one React %s', async (_, more, defaults) => {
    const folder = makeFolder();
    const files = { ...site, ...more, 'node_modules/util/index.js': 'exports.inspect = {};' };
    writeFiles(folder, files);
    const built = await buildClean(folder);
    const page = built.page('index.html');
    expect([page.texts('main i'), page.texts('main u'), page.texts('main b')]).toEqual([
      ['red 1 T T'],
      ['red'],
      ['19'],
    ]);
    expect(page.attributes('section[title]', 'title')).toEqual(['string']);
    const [button, still] = ['button', 'still'].map((name) => built.page(`${name}/index.html`).texts('main')[0]);
    expect([page.texts('main em')[0], button, still]).toEqual(defaults);
    const live = ['button', 'still'].map((name) => built.text(`assets/pages/${name}.json`).includes('"chunk":'));
    expect(live).toEqual([true, false]);
  });
});

test('packages with JSX functions of React 18 in them should be drawn beside such a React', async () => {
  const site = await buildClean(
    makeFolder({
      ...react18,
      'docsite.config.json': '{ "title": "T", "url": "https://example.org" }',
      'pages/index.tsx': `import { Compiled } from 'compiled';
export default function Page() { return <main><Compiled /></main>; }
`,
      'node_modules/compiled/package.json': '{ "name": "compiled", "type": "module", "exports": "./index.js" }',
      'node_modules/compiled/index.js': `import { Component, __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED as inside } from 'react';
import { findDOMNode } from 'react-dom';
const element = Symbol.for('react.element');
const jsx = (type, props) =>
  ({ $$typeof: element, type, key: null, ref: null, props, _owner: inside.ReactCurrentOwner.current });
export class Compiled extends Component {
  componentDidMount() { findDOMNode(this).title = 'found'; }
  render() { return jsx('p', { children: [jsx('b', { children: 'compiled' }, 0)] }); }
}
`,
    }),
  );
  expect(site.page('index.html').texts('main p b')).toEqual(['compiled']);
});
