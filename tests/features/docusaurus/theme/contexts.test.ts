import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const context = (name: string, first: string) => `import { createContext, useContext, useState } from 'react';
  const ${name} = createContext();
  export const use${name} = () => useContext(${name}) ?? [' no ${name} '];
  export const ${name}Provider = ({ children }) => <${name}.Provider value={useState('${first}')}>{children}</${name}.Provider>;`;

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
    presets: [['classic', { docs: { routeBasePath: 'docs' } }]],
    themeConfig: { ownNotice: '<b class="badge badge--warning">Old</p>' } };`,
  'src/Mode.js': context('Mode', 'light'),
  'src/Plan.js': context('Plan', 'free'),
  'src/Show.js': `import { useMode } from './Mode';
    import { usePlan } from './Plan';
    export default () => <p className="shown">{useMode()[0]}, {usePlan()[0]}</p>;`,
  'src/theme/Root.js': `import { ModeProvider } from '../Mode';
    export default ({ children }) => <ModeProvider>{children}<p>At the end</p></ModeProvider>;`,
  'src/theme/DocItem/Layout/index.js': `import Layout from '@theme-original/DocItem/Layout';
    import { PlanProvider } from '@site/src/Plan';
    export default (props) => <PlanProvider><Layout {...props} /></PlanProvider>;`,
  'src/pages/index.js': `import Layout from '@theme/Layout';
    import Show from '../Show';
    export default () => <Layout><Show /></Layout>;`,
  'docs/a.mdx': "import Show from '@site/src/Show';\n\n# A\n\nText\n\n<Show />\n",
  'docs/b.md': '# B\n\nText\n',
  'docs/c.md': '# C\n\n:::note\n\nText\n\n:::\n',
  'src/theme/Admonition/Layout/index.js': `import { useMode } from '@site/src/Mode';
    export default ({ title, className, children }) =>
      <div className={'own-notice ' + className} title={typeof title}>{useMode()[0]}: {title}{children}</div>;`,
  'blog/2024-01-01-a.mdx': "import Show from '@site/src/Show';\n\n# A\n\n<Show />\n",
};

let site: BuiltSite;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

test('components of documents, posts and pages should receive the contexts that the site provides', () => {
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining(' error ')]);
  expect(site.page('docs/a/index.html').texts('.shown')).toEqual(['light, free']);
  expect(site.page('index.html').texts('.shown')).toEqual(['light, no Plan']);
  expect(site.page('blog/2024/01/01/a/index.html').texts('.shown')).toEqual(['light, no Plan']);
});

test('components of the theme in documents without code should receive them, and what Docusaurus passes them', () => {
  const [notice] = site.page('docs/c/index.html').all('.own-notice');
  expect(site.page('docs/c/index.html').texts('.own-notice')).toEqual(['light: noteText']);
  expect(notice?.properties).toEqual({ className: ['own-notice', 'alert', 'alert--secondary'], title: 'object' });
  expect(looks()).toContain('.alert--secondary');
});

test('HTML in the configuration should have the looks of its classes', () => {
  expect(looks()).toContain('.badge--warning');
});

function looks(): string {
  return site.text(site.files().find((path) => path.startsWith('assets/css/styles-')) as string);
}

test('context providers should be rendered once per page, outside its content', () => {
  for (const path of ['docs/a/index.html', 'index.html']) expect(site.text(path).match(/At the end/g)).toHaveLength(1);
});

test('a component that reads such a context should be hydrated, as it may change', () => {
  expect(site.page('docs/a/index.html').all('[data-island]')).toHaveLength(1);
  expect(site.page('docs/b/index.html').all('[data-chunk]')).toHaveLength(0);
});

test('a component of a package that the site puts around posts should provide its context to their components', async () => {
  const built = await build(
    makeFolder({
      'docusaurus.config.js': files['docusaurus.config.js'] as string,
      'docs/b.md': files['docs/b.md'] as string,
      'src/pages/index.js': 'export default () => <p>Home</p>;',
      'node_modules/looks/package.json': '{ "name": "looks", "main": "index.js" }',
      'node_modules/looks/index.js': `const { createContext, createElement, useContext } = require('react');
        const Look = createContext();
        exports.Theme = ({ look, children }) => createElement(Look.Provider, { value: look }, children);
        exports.Badge = () => {
          const look = useContext(Look);
          if (look === undefined) throw new Error('there is no Theme');
          return createElement('b', { className: 'badge' }, look);
        };`,
      'src/theme/BlogPostItem/index.js': `import Original from '@theme-original/BlogPostItem';
        import { Theme } from 'looks';
        export default (props) => <Theme look="plain"><Original {...props} /></Theme>;`,
      'blog/2024-01-01-a.mdx': "import { Badge } from 'looks';\n\n# A\n\n<Badge />\n",
    }),
  );
  expect([built.exitCode, built.stdout]).toEqual([0, expect.not.stringContaining(' error ')]);
  expect(built.page('blog/2024/01/01/a/index.html').texts('.badge')).toEqual(['plain']);
  expect(built.page('blog/index.html').texts('.badge')).toEqual(['plain']);
});
