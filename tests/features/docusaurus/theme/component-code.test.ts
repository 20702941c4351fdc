import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite, HtmlPage } from '../../built-site.js';
import { build } from '../../run.js';

/** Builds a site with a page that shows JSX with code. */
function buildPage(jsx: string): Promise<BuiltSite> {
  return build(
    makeFolder({
      'docusaurus.config.js':
        "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { blog: false }]] };",
      'docs/a.md': '# A\n',
      'src/pages/index.js': `import CodeBlock from '@theme/CodeBlock';\nexport default () => ${jsx};\n`,
    }),
  );
}

test('code rendered by components should be coloured, with highlighted lines instead of highlight comments', async () => {
  const site = await buildPage(
    `<><CodeBlock language="dart">{'a\\n// highlight-next-line\\nvar b = "<1>";\\nc\\n'}</CodeBlock><CodeBlock language="js">var {'d'}</CodeBlock><CodeBlock language="none-such">{'e\\n'}</CodeBlock></>`,
  );
  const page = site.page('index.html');
  expect(page.texts('main code')).toEqual(['a var b = "<1>"; c', 'var d', 'e']);
  expect(page.texts('.line.highlighted')).toEqual(['var b = "<1>";']);
  expect(page.texts('.token.keyword')).toEqual(['var', 'var']);
  expect(page.texts('.token.string')).toEqual(['"<1>"']);
});

test('code rendered by components should have the title and the numbers that words after the language ask for', async () => {
  const site = await buildPage(
    `<><CodeBlock title="Other" metastring='reference title="a.cs" showLineNumbers=4'>{'a\\nb'}</CodeBlock><CodeBlock title="Plain">b</CodeBlock></>`,
  );
  const page = site.page('index.html');
  expect(page.texts('figcaption')).toEqual(['a.cs', 'Plain']);
  expect(site.text('index.html')).toContain('style="--first-line:3"');
  expect(page.texts('[data-numbered] .line')).toEqual(['a', 'b']);
});

test('classes given to code by a component should be set on its block, apart from the language', async () => {
  const site = await buildPage(
    `<><CodeBlock className="language-js wide">{'a'}</CodeBlock><CodeBlock className="last" title="t">{'b'}</CodeBlock></>`,
  );
  const page = site.page('index.html');
  expect(page.texts('div.code-frame[class="code-frame wide"] code.language-js')).toEqual(['a']);
  expect(page.texts('figure.code-frame.last code')).toEqual(['b']);
});

test('a component that draws code should receive the text after the language of the fence', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js':
        "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', themes: ['./reference'], presets: [['classic', { docs: { routeBasePath: '/' } }]], themeConfig: { reference: { label: 'x' } } };",
      'reference/index.js':
        "module.exports = () => ({ name: 'reference', getThemePath: () => require('node:path').join(__dirname, 'theme') });",
      'reference/theme/CodeBlock/index.js': `import CodeBlock from '@theme-init/CodeBlock';
export default (props) => props.metastring?.split(' ').includes('reference')
  ? <a href={props.children}>{props.metastring}</a>
  : <CodeBlock {...props}>{props.children.startsWith('d') ? 'shown' : props.children}</CodeBlock>;
`,
      'docs/index.md':
        '# A\n\n```yml reference title="b"\nhttps://b.org\n```\n\n```yml title="c"\nc: 1\n```\n\n```\nd\n```\n',
    }),
  );
  expect(site.stderr).not.toContain('not taken over');
  const page = site.page('index.html');
  expect(page.texts('main a[href="https://b.org"]')).toEqual(['reference title="b"']);
  expect(page.texts('main pre')).toEqual(['c: 1', 'shown']);
});

test('content should be hydrated if components that change in the browser draw its elements', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js':
        "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' } }]] };",
      'src/theme/MDXComponents/index.js': `import MDXComponents from '@theme-original/MDXComponents';
import Image from '@site/src/Image';
import Title from '@site/src/Title';
export default { ...MDXComponents, img: Image, h3: Title, h4: ({ id }) => <Image alt={id} /> };
`,
      'src/Image.js':
        "import { useState } from 'react';\nexport default (props) => { const [big, set] = useState(false); return <img {...props} data-big={big} onClick={() => set(!big)} />; };",
      'src/Title.js': 'export default (props) => <h3 data-own {...props} />;',
      'src/theme/Details/index.js': `import { useState } from 'react';
import Details from '@theme-original/Details';
export default (props) => { const [count] = useState(1); return <Details {...props} data-count={count} />; };
`,
      'src/theme/CodeInline/index.js': `import { useState } from 'react';
export default (props) => { const [used, use] = useState(false); return <code {...props} data-used={used} onClick={() => use(true)} />; };
`,
      'docs/index.md': '# A\n\nText.\n\n![b](https://b.org/b.png)\n',
      'docs/f.md': '# F\n\nA `line`.\n\n```\nblock\n```\n',
      'docs/g.md': '# G\n\n```\nblock\n```\n',
      'docs/c.md': '# C\n\n### Own\n\nText.\n',
      'docs/e.md': '# E\n\n#### Drawn\n',
      'docs/d.mdx': '# D\n\n<details>\n<summary>More</summary>\n\nText.\n\n</details>\n',
    }),
    ['--profile'],
  );
  const islands = (path: string) => site.page(path).all('[data-island]').length;
  expect(['index.html', 'c/index.html', 'd/index.html', 'e/index.html'].map(islands)).toEqual([1, 0, 1, 1]);
  expect(site.page('index.html').attributes('[data-island] img', 'dataBig')).toEqual(['false']);
  expect(['f/index.html', 'g/index.html'].map(islands)).toEqual([1, 0]);
  expect(site.page('f/index.html').attributes('[data-island] code', 'dataUsed')).toEqual(['false']);
  expect(site.page('c/index.html').texts('h3[data-own]')).toEqual(['Own']);
  // the reason is the component of the element that a page has
  const reasonFor = (page: string) =>
    new RegExp(`(\\S+):\\d+ \\S+ +(?:\\S+, )*${page}(?:,|$)`, 'm').exec(site.stdout)?.[1];
  expect([reasonFor('/'), reasonFor('/d')]).toEqual(['src/Image.js', 'src/theme/Details/index.js']);
});

test('code should be hydrated if its fence has words for a component that changes in the browser', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js':
        "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' } }]] };",
      'src/theme/CodeBlock/index.js': `import { useEffect, useState } from 'react';
import CodeBlock from '@theme-original/CodeBlock';
function Loaded(props) {
  const [text, setText] = useState('loading');
  useEffect(() => void fetch(props.children).then((found) => found.text()).then(setText), []);
  return <CodeBlock {...props}>{text}</CodeBlock>;
}
export default (props) => props.metastring?.includes('reference') ? <Loaded {...props} /> : <CodeBlock {...props} />;
`,
      'docs/index.md': '# A\n\n```yml reference\nhttps://b.org\n```\n',
      'docs/b.md': '# B\n\n```yml title="b" {1} showLineNumbers\nb: 1\n```\n',
    }),
    ['--profile'],
  );
  expect(site.page('index.html').texts('main pre')).toEqual(['loading']);
  expect(site.page('b/index.html').texts('main pre code')).toEqual(['b: 1']);
  expect(site.stdout).toMatch(/Live pages[^\n]*\n +1 {2}src\/theme\/CodeBlock\/index\.js:\d+ \S+ {2}\/\n/);
});

describe('code of a document whose text or settings are computed', () => {
  let page: HtmlPage;
  beforeAll(async () => {
    const site = await build(
      makeFolder({
        'docusaurus.config.js':
          "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]] };",
        'docs/index.mdx': `import CodeBlock from '@theme/CodeBlock';

export const meta = 'title="a.js" {2} showLineNumbers=7';
export const code = 'let a;\\n// highlight-next-line\\nlet b;';

# A

<CodeBlock language="js" metastring={meta}>{\`let x\\nlet y\`}</CodeBlock>

<CodeBlock language="js">{code}</CodeBlock>

<CodeBlock language="js" showLineNumbers={4}>{\`let n\`}</CodeBlock>
`,
      }),
    );
    page = site.page('index.html');
  });

  test('should have the title, the lines and the numbers that its settings name', () => {
    expect(page.texts('figcaption')).toEqual(['a.js']);
    expect(page.texts('[data-numbered]')).toEqual(['let x let y', 'let n']);
    expect(page.attributes('[data-numbered]', 'style')).toEqual(['--first-line:6', '--first-line:3']);
  });

  test('should have highlighted lines instead of comments for these', () => {
    expect(page.texts('main code')).toEqual(['let x let y', 'let a; let b;', 'let n']);
    expect(page.texts('.line.highlighted')).toEqual(['let y', 'let b;']);
  });
});
