import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite, HtmlPage } from '../../built-site.js';
import { build } from '../../run.js';

const config = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] };`,
  'docs/index.mdx': `# Home

import CodeBlock from '@theme/CodeBlock';

\`\`\`js title="a.js" {2}
const a = '<b>';
call(a);
\`\`\`

<CodeBlock><b>element</b></CodeBlock>
`,
};

const wrapped = (name: string): [string, string] => [
  `src/theme/CodeBlock/${name}/index.js`,
  `import Original from '@theme-original/CodeBlock/${name}';
   export default (props) => <><i data-part="${name}" /><Original {...props} /></>;`,
];

const inert = ['Container', 'Content', 'Content/Element', 'Content/String', 'Layout', 'Title', 'Buttons'];

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder({ ...config, ...Object.fromEntries(inert.map(wrapped)) }));
});

const partsOf = (built: BuiltSite): string[] =>
  built
    .page('index.html')
    .all('[data-part]')
    .map(({ properties }) => String(properties.dataPart));

test('parts of a code block should be drawn by components of the site', () => {
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('not taken over')]);
  expect(new Set(partsOf(site))).toEqual(new Set(inert));
});

test('code in components of the site should keep its highlighting, title and marked lines', () => {
  const page = site.page('index.html');
  expect(page.texts('figure.code-frame .code-title')).toEqual(['a.js']);
  expect(page.texts('figure code .token.keyword')).toEqual(['const']);
  expect(page.texts('figure code .line.highlighted')).toEqual(['call(a);']);
  // none of these components can change in the browser
  expect(page.all('[data-code]')).toEqual([]);
});

test('lines of code that draw their numbers themselves should not be numbered again, in code of the site', async () => {
  const own = await build(
    makeFolder({
      ...config,
      'docs/index.mdx': '# Home\n\n```js showLineNumbers=3\na();\n```\n',
      'src/theme/MDXComponents/Code/index.js': `import Code from '@theme-original/MDXComponents/Code';
        export default (props) => <div data-own={props.className} data-meta={props.metastring}><Code {...props} /></div>;`,
      'src/theme/CodeBlock/Line/index.js': `export default ({ line, showLineNumbers, getLineProps }) =>
        <span {...getLineProps({ line })}>{showLineNumbers && <i />}{line.map(({ content }) => content)}</span>;`,
    }),
  );
  const page = own.page('index.html');
  expect(page.all('[data-own="language-js"][data-meta="showLineNumbers=3"] pre')).toHaveLength(1);
  expect([page.all('pre .line > i').length, page.all('[data-numbered]').length]).toEqual([1, 0]);
  expect(page.attributes('pre', 'style')).toEqual(['counter-reset:line-count 2']);
});

describe('code with lines, tokens and a button of the site', () => {
  let page: HtmlPage;
  beforeAll(async () => {
    const own = await build(
      makeFolder({
        ...config,
        'src/theme/CodeBlock/Container/index.js':
          'export default ({ as: As, ...props }) => <As {...props} data-own="" />;',
        'src/theme/CodeBlock/Line/index.js': `import Line from '@theme-original/CodeBlock/Line';
          export default (props) => <span className="own-line" title={props.line.length}><Line {...props} /></span>;`,
        'src/theme/CodeBlock/Line/Token/index.js': `export default ({ line, token, ...props }) =>
          <em {...props} title={token.types.join()} />;`,
        'src/theme/CodeBlock/Buttons/CopyButton/index.js': `import { useState } from 'react';
          import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
          export default () => { useState(0); return <b className="copy">{useCodeBlockContext().metadata.code}</b>; };`,
      }),
    );
    page = own.page('index.html');
  });

  test('should have the colours of code in the frame that the site draws', () => {
    expect(page.all('figure[data-own].code-frame pre')).toHaveLength(1);
  });

  test('should have its lines and tokens drawn by components of the site', () => {
    expect(page.texts('figure .own-line')).toEqual(["const a = '<b>';", 'call(a);']);
    expect(page.texts('figure .own-line > .line.highlighted')).toEqual(['call(a);']);
    expect(page.texts('figure em.token.keyword[title=keyword]')).toEqual(['const']);
    expect(page.texts('figure em.token.string')).toEqual(["'<b>'"]);
  });

  test('should be marked if the button can change in the browser', () => {
    expect(page.texts('figure b.copy')).toEqual(["const a = '<b>'; call(a);"]);
    expect(page.all('[data-code] figure').length).toBe(1);
  });
});
