import { expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { build } from './run.js';

test('code rendered by components should have highlighted lines instead of highlight comments', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js':
        "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { blog: false }]] };",
      'docs/a.md': '# A\n',
      'src/pages/index.js': `import CodeBlock from '@theme/CodeBlock';
export default () => <><CodeBlock language="dart">{'a\\n// highlight-next-line\\nb\\nc\\n'}</CodeBlock><CodeBlock>{'d\\n'}</CodeBlock></>;
`,
    }),
  );
  const page = site.page('index.html');
  expect(page.texts('main code')).toEqual(['a b c', 'd']);
  expect(page.texts('.line.highlighted')).toEqual(['b']);
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
