import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const files = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
    onBrokenLinks: 'throw',
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    themeConfig: { footer: { links: [{ title: 'A', items: [{ html: '<a href="/paper.pdf">Paper</a>' }] }] } },
  };`,
  'src/box.jsx': 'export default ({ children }) => <b className="box">{children}</b>;',
  'docs/index.mdx': "import Steps from './steps.jsx';\n\n# Home\n\n<Steps />\n",
  'docs/steps.jsx': "import Content from './_steps.mdx';\nexport default (props) => <Content {...props} />;",
  'docs/_steps.mdx':
    "import Box from '@site/src/box';\nimport First from './_first.mdx';\n\n<First />\n\n<Box>second</Box>\n",
  'docs/_first.mdx': "import Box from '@site/src/box';\n\n<Box>first</Box>\n",
  'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
  'src/theme/DocItem/Layout.jsx': `import { useDoc } from '@docusaurus/plugin-content-docs/client';
    import Link from '@docusaurus/Link';
    import Unlisted from '@theme/Unlisted';
    export default ({ children }) => <div><Link to="pathname:///made.txt">Made</Link>{useDoc().metadata.unlisted && <Unlisted />}{children}</div>;`,
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

test('a partial that code imports may import what a partial in it imports', () => {
  expect(site.exitCode).toBe(0);
  expect(site.page('index.html').texts('.box')).toEqual(['first', 'second']);
});

test('Unlisted, as it was called before Docusaurus 3.6, should say so', () => {
  expect(site.page('hidden/index.html').texts('.admonition-caution')).toEqual([
    'Unlisted pageThis page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
  ]);
});

test('links in HTML of the configuration, which Docusaurus does not check, should be warnings', () => {
  expect(site.stdout).toContain("warning  broken link '/paper.pdf'");
});

test('paths behind pathname:// in components should not be checked', () => {
  expect(site.page('hidden/index.html').links('main a')).toContain('Made → /made.txt');
  expect(site.stdout).not.toContain('/made.txt');
});
