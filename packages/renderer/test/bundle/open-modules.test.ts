import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { bundleSite } from '../../src/bundle/bundle-site.js';
import { makeFolder } from '../folder.js';
import { built, optionsIn, theme } from './bundle-fixture.js';

const steady = 'export default () => <b>{new Date(0).toISOString()}</b>;';
const open = 'export default () => <b>{Date.now()}</b>;';

test('no module should be open that names nothing that changes', async () => {
  const { openModules } = await built({ 'pages/a.tsx': steady }, ['pages/a.tsx']);
  expect(openModules).toEqual({ pages: {} });
});

test('a live page should be open where it, or what it imports, names the clock', async () => {
  const files = {
    'pages/a.tsx': open,
    'pages/b.tsx': "import Clock from '../clock';\nexport default () => <Clock />;",
    'pages/c.tsx': steady,
    'pages/d.mdx': '# D\n\n{process.env.TITLE}',
    'clock.tsx': open,
  };
  const { openModules } = await built(files, ['pages/a.tsx', 'pages/b.tsx', 'pages/c.tsx', 'pages/d.mdx']);
  expect(openModules).toEqual({
    pages: {
      'pages/a.tsx': { file: 'pages/a.tsx', line: 1, code: 'Date.now' },
      'pages/b.tsx': { file: 'clock.tsx', line: 1, code: 'Date.now' },
      'pages/d.mdx': { file: 'pages/d.mdx', code: 'process.env' },
    },
  });
});

test('the theme should be open where a file of the site does so, wherever the default theme lies', async () => {
  const files = { 'theme/app.tsx': 'export const App = () => <b>{Date.now()}</b>;' };
  expect((await built(files)).openModules).toEqual({
    theme: { file: 'theme/app.tsx', line: 1, code: 'Date.now' },
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
