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
