import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { built, bundleSite, optionsIn, theme } from '../bundle-fixture.js';

const steady = 'export default () => <b>{new Date(0).toISOString()}</b>;';
const open = 'export default () => <b>{process.env.TITLE}</b>;';

test('a module should not be open unless it names something that changes', async () => {
  const { openModules } = await built({ 'pages/a.tsx': steady }, ['pages/a.tsx']);
  expect(openModules).toEqual({ pages: {} });
});

test('a live page should be open if it, or a module it imports, names the environment', async () => {
  const files = {
    'pages/a.tsx': open,
    'pages/b.tsx': "import Title from '../title';\nexport default () => <Title />;",
    'pages/c.tsx': steady,
    'pages/d.mdx': '# D\n\n{process.env.TITLE}',
    'title.tsx': open,
  };
  const { openModules } = await built(files, ['pages/a.tsx', 'pages/b.tsx', 'pages/c.tsx', 'pages/d.mdx']);
  expect(openModules).toEqual({
    pages: {
      'pages/a.tsx': { file: 'pages/a.tsx', line: 1, code: 'process.env' },
      'pages/b.tsx': { file: 'title.tsx', line: 1, code: 'process.env' },
      'pages/d.mdx': { file: 'pages/d.mdx', code: 'process.env' },
    },
  });
});

test('a module should not be open because of its strings and comments, or of clock and random numbers', async () => {
  const files = {
    'pages/a.tsx': '// process.env\nexport default () => <b title="process.env">maximize performance. {`fetch(`}</b>;',
    'pages/b.tsx': 'export default () => <b>{Date.now()} {Math.random()}</b>;',
    'pages/c.mdx': "# C\n\n{'globalThis'}",
  };
  const { openModules } = await built(files, Object.keys(files));
  expect(openModules).toEqual({ pages: {} });
});

test('modules that depend on the day, directly or by an import, should be known', async () => {
  const files = {
    'pages/a.tsx': 'export default () => <b>{Date.now()}</b>;',
    'pages/b.tsx': "import { year } from '../year';\nexport default () => <b>{year}</b>;",
    'pages/c.tsx': steady,
    'pages/d.tsx': 'export default () => <b>{Date.parse("2026-01-01")} {String(1 instanceof Date)}</b>;',
    'pages/e.tsx': 'const Date = () => 1;\nexport default () => <b>{Date()}</b>;',
    'year.ts': 'export const year = new Date().getFullYear();',
  };
  const { serverHashes } = await built(files, Object.keys(files).slice(0, 5));
  expect(serverHashes.givenDay).toEqual({ theme: false, pages: ['pages/a.tsx', 'pages/b.tsx'] });
});

test('the theme should be open if a file of the site in it is, wherever the default theme lies', async () => {
  const files = { 'theme/app.tsx': 'export const App = () => <b>{process.env.TITLE}</b>;' };
  expect((await built(files)).openModules).toEqual({
    theme: { file: 'theme/app.tsx', line: 1, code: 'process.env' },
    pages: {},
  });
  const inSite = Object.entries({ ...theme, 'templates/app.tsx': files['theme/app.tsx'] });
  const folder = makeFolder(Object.fromEntries(inSite.map(([path, text]) => [`site/own/${path}`, text])));
  const options = optionsIn(folder, []);
  const layers = [
    { name: 'site', folder: join(options.siteDir, 'theme') },
    { name: 'default', folder: join(options.siteDir, 'own/templates') },
  ];
  expect((await bundleSite({ ...options, layers })).bundle?.openModules).toEqual({ pages: {} });
});
