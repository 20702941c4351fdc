import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

/** As much of styled-components as a server has: components add their rules to the sheet that is around them. */
const library = `const { createContext, createElement, useContext } = require('react');
  const Sheet = createContext();
  exports.StyleSheetManager = ({ sheet, children }) => createElement(Sheet.Provider, { value: sheet }, children);
  exports.ServerStyleSheet = class {
    instance = new Map();
    getStyleTags() {
      const rules = [...this.instance].map(([name, css], index) =>
        '.' + name + '{' + css + '}/*!sc*/\\ndata-styled.g' + index + '[id="' + name + '"]{content:"' + name + ',"}/*!sc*/\\n');
      return rules.length === 0 ? '' : '<style data-styled="true" data-styled-version="5.3.11">' + rules.join('') + '</style>';
    }
  };
  let made = 0;
  exports.styled = (tag) => ([css]) => {
    const name = 'sc' + made++;
    return ({ children }) => {
      const sheet = useContext(Sheet);
      if (typeof document === 'undefined') sheet?.set(name, css);
      return createElement(tag, { className: name }, children);
    };
  };`;

const files = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'ignore',
    presets: [['classic', { blog: false }]] };`,
  'node_modules/styled-components/package.json': '{ "name": "styled-components", "main": "index.js" }',
  'node_modules/styled-components/index.js': library,
  'src/pages/index.js': `import Layout from '@theme/Layout';
    import { styled } from 'styled-components';
    const Banner = styled('section')\`color: red\`;
    export default () => <Layout><Banner>Welcome</Banner></Layout>;`,
  'src/mark.js': `import { styled } from 'styled-components';
    export const Mark = styled('b')\`color: blue\`;
    export default () => <Mark>marked</Mark>;`,
  'src/theme/Footer/index.js': `import { styled } from 'styled-components';
    const Line = styled('footer')\`color: green\`;
    export default () => <Line>End</Line>;`,
  'docs/a.mdx': "import Mark from '@site/src/mark';\n\n# A\n\n<Mark />\n",
  'docs/b.md': '# B\n',
};

test('pages should contain the styles that styled-components collects, after what they are for', async () => {
  const site = await build(makeFolder(files));
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
  const [home, document, plain] = ['index.html', 'docs/a/index.html', 'docs/b/index.html'].map((path) => {
    const html = site.text(path);
    const classOf = (text: string) => new RegExp(`class="(\\w+)">${text}<`).exec(html)?.[1];
    const named = (text: string, css: string) => `.${classOf(text)}{${css}}`;
    return { html, named };
  });
  expect(home?.html).toMatch(/<section class="(\w+)">Welcome<\/section><\/div><style>\.\1\{color: red\}<\/style>/);
  expect(document?.html).toMatch(/<b class="(\w+)">marked<\/b><style>\.\1\{color: blue\}<\/style>/);
  for (const page of [home, document, plain]) expect(page?.html).toContain(page?.named('End', 'color: green'));
  expect([plain?.html.includes('blue'), site.text('docs/a.md').includes('color')]).toEqual([false, false]);
});
