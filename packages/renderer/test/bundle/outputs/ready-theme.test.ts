import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Files, makeFolder, writeFiles } from '../../../../../tests/folder.js';
import type { Bundle } from '../../../src/bundle/bundle.js';
import type { BundleOptions } from '../../../src/bundle/bundle-options.js';
import { createBundler } from '../../../src/bundle/create-bundler.js';
import { makeReadyTheme } from '../../../src/bundle/make-ready-theme.js';
import { type ClientBuilds, type ClientOutput, clientOutput } from '../../../src/bundle/outputs/browser-build.js';
import type { ReadyTheme } from '../../../src/bundle/outputs/ready-theme.js';
import { addsNothing } from '../../../src/bundle/own-layers.js';
import { buildShared } from '../../../src/bundle/shared-bundle.js';
import { findReadyTheme } from '../../../src/bundle/take-ready-theme.js';
import { KnownCode } from '../../../src/liveness/known-code.js';
import { defaultLabels } from '../../../src/template/labels.js';
import { optionsIn, theme, withLocale } from '../bundle-fixture.js';

const files = {
  ...theme,
  'templates/app.tsx': "import { Fragment } from 'react'; export const App = () => <Fragment>default</Fragment>;",
  'templates/client/app.ts': "import './shared'; console.log('app');",
  'templates/client/boot.ts': "import './shared'; import('./later');",
  'templates/client/shared.ts': "console.log('shared');",
  'templates/client/later.ts': "console.log('later');",
  'templates/client/head.ts': 'document.title = CONFIGURED_BASE_URL + WRONG_BASE_URL;',
  'templates/blog/post.tsx': 'export const Post = () => <i>post</i>;',
};

/** A folder with a theme, and the folder in it with the theme bundled ahead of time. */
let folder: string;
let readyThemes: string;

/** A site of these files that is rendered with the theme. */
function siteOf(own: Files = {}): BundleOptions {
  const site = makeFolder({ 'site/index.md': '', ...own });
  const options = optionsIn(site, []);
  const templates = { name: 'default', folder: join(folder, 'templates') };
  return { ...options, layers: [...options.layers.slice(0, -1), templates] };
}

function find(options: BundleOptions) {
  return findReadyTheme(options, readyThemes);
}

beforeAll(async () => {
  folder = makeFolder({ ...files, 'ready/none': '' });
  readyThemes = join(folder, 'ready');
  const { name, bytes } = await makeReadyTheme(siteOf());
  writeFileSync(join(readyThemes, name), bytes);
});

const styledPage = "import './a.css'; export default () => <p>page</p>;";
const livePage = "import { useState } from 'react'; export default () => <p>{useState(0)[0]}</p>;";

function pageOf(source: string): Partial<BundleOptions> {
  return { pages: [{ source, name: 'a' }] };
}

/** Files that begin with a text. */
function marking(output: ClientOutput, mark: string): ClientOutput {
  return { ...output, files: output.files.map((file) => ({ ...file, contents: Buffer.from(mark + file.contents) })) };
}

/** Everything in a bundle except its location and the names of files on disk given by esbuild. */
function comparable({ serverEntry, files: made, ...bundle }: Bundle) {
  const contents = made.map(({ path, contents: bytes }) => [path, Buffer.from(bytes).toString()]);
  const server = readFileSync(serverEntry, 'utf8')
    .replace(/^\/\/ .*$/gm, '')
    .replaceAll(/-[A-Z0-9]{8}\b/g, '');
  return { ...bundle, files: Object.fromEntries(contents), server };
}

describe('a theme bundled ahead of time', () => {
  test.each([['/'], ['/manual/']])('should equal the theme bundled on demand below %s', async (baseUrl) => {
    const place = { baseUrl, configuredBaseUrl: baseUrl };
    const ready = await createBundler({ readyThemes })(withLocale(siteOf(), place));
    const built = await createBundler()(withLocale(siteOf(), place));
    expect([ready.findings, built.findings]).toEqual([[], []]);
    expect(comparable(ready.bundle as Bundle)).toEqual(comparable(built.bundle as Bundle));
    const entry = pathToFileURL((ready.bundle as Bundle).serverEntry).href;
    const { App, renderToString, createElement } = await import(entry);
    expect(renderToString(createElement(App))).toBe('default');
  });

  test.each<[string, Files, Partial<BundleOptions>]>([
    ['styles', { 'site/theme/custom.css': 'body { color: red; }' }, {}],
    ['a style sheet by its name', { 'site/a.css': 'body { color: red; }' }, { styles: ['a.css'] }],
    ['plugins of PostCSS', { 'site/postcss.config.js': 'module.exports = { plugins: [] };' }, {}],
    ['a page without state', { 'site/a.tsx': 'export default () => <p>page</p>;' }, pageOf('a.tsx')],
    ['a page with styles', { 'site/a.css': 'p { top: 0; }', 'site/a.tsx': styledPage }, pageOf('a.tsx')],
    ['a live page', { 'site/a.tsx': livePage }, pageOf('a.tsx')],
    ['a page that cannot be built', { 'site/a.tsx': 'export default <' }, pageOf('a.tsx')],
  ])(
    'should equal the theme bundled on demand for a site with %s, whose own files alone are built',
    async (_, own, more) => {
      const options = { ...siteOf(own), ...more };
      const theme = find(options);
      expect([theme !== undefined, addsNothing(options)]).toEqual([true, false]);
      // one after the other, as they write into the same folder
      const ready = await createBundler({ readyThemes })(options);
      const built = await createBundler()(options);
      expect(ready.findings).toEqual(built.findings);
      expect(comparable(ready.bundle as Bundle)).toEqual(comparable(built.bundle as Bundle));
    },
  );

  test('should provide scripts that are not bundled again for a site with styles', async () => {
    const options = siteOf({ 'site/theme/custom.css': 'body { color: red; }' });
    const theme = find(options) as ReadyTheme;
    const marked = { ...theme, client: { ...theme.client, app: marking(theme.client.app, '/* ahead */') } };
    const { shared } = await buildShared({ ...options, code: new KnownCode(), ready: marked });
    const scripts = clientOutput(shared?.client as ClientBuilds).files.map(({ contents }) => String(contents));
    expect(scripts.filter((text) => text.startsWith('/* ahead */'))).toHaveLength(theme.client.app.files.length);
  });

  test('should be used whatever the base URL, the labels and the documents of a site', async () => {
    const words = { ...defaultLabels, wrongBase: 'Gebaut für „{baseUrl}“ </script>.' };
    const options = withLocale(siteOf({ 'site/docs/a.mdx': '# A' }), { configuredBaseUrl: '/a"b/', labels: words });
    expect(find(options)).toBeDefined();
    const { bundle } = await createBundler({ readyThemes })(options);
    const document = { title: '' };
    new Function('document', bundle?.headScript as string)(document);
    expect(document.title).toBe('/a"b/Gebaut für „/a"b/“ </script>.');
    expect(bundle?.headScript).not.toContain('</script');
  });

  test.each<[string, Files, (options: BundleOptions) => Partial<BundleOptions>]>([
    ['a component', { 'site/theme/app.tsx': '' }, () => ({})],
    ['a module for browsers', { 'site/a.ts': '' }, () => ({ clientModules: ['a.ts'] })],
    ['an alias', {}, () => ({ aliases: { x: 'x' } })],
    ['a module of no file', {}, () => ({ modules: { x: '' } })],
    ['values of a locale', {}, ({ locale }) => ({ locale: { ...locale, localeModules: { x: 1 } } })],
    ['names for elements', {}, () => ({ selectors: {} as never })],
    ['rules of bundling', {}, () => ({ bundling: {} as never })],
    ['styles of pages for all pages', {}, () => ({ moduleStyles: 'site' })],
    ['another factory of JSX', { 'site/tsconfig.json': '{"compilerOptions":{"jsx":"react"}}' }, () => ({})],
    ['other endings', {}, () => ({ resolveExtensions: ['.js'] })],
    ['SVG as components', {}, () => ({ svgImports: 'component' })],
    [
      'a layer of docsite',
      {},
      ({ layers }) => ({
        layers: [...layers.slice(0, -1), { name: 'blog', folder: join(folder, 'templates/blog') }, ...layers.slice(-1)],
      }),
    ],
    ['packages for a layer', {}, ({ layers }) => ({ layers: layers.map((layer) => ({ ...layer, packages: {} })) })],
    [
      'another React',
      {
        'site/node_modules/react/package.json': '{ "version": "19.99.0" }',
        'site/node_modules/react-dom/package.json': '{ "version": "19.99.0" }',
      },
      () => ({}),
    ],
  ])('should not be used for a site with %s', (_, own, change) => {
    const options = siteOf(own);
    expect(find({ ...options, ...change(options) })).toBeUndefined();
  });

  test('should not be used if a source of the theme has changed or is gone', () => {
    const shared = { 'templates/client/shared.ts': files['templates/client/shared.ts'] };
    writeFiles(folder, { 'templates/client/shared.ts': "console.log('changed');" });
    expect(find(siteOf())).toBeUndefined();
    writeFiles(folder, shared);
    expect(find(siteOf())).toBeDefined();
  });

  test('should list the sources of the theme among the files outside of the site', async () => {
    const { bundle } = await createBundler({ readyThemes })(siteOf());
    expect(bundle?.foreignFiles).toContain(join(folder, 'templates/client/later.ts'));
  });
});
