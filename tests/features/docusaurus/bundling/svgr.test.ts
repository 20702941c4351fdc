import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const svg = '<svg width="20" viewBox="0 0 20 30"><path d="M0 0"/></svg>';

/** A site with options for SVGR, and a package that depends on a loader which draws these options. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/',
    presets: [['classic', { blog: false, docs: false, svgr: { svgrConfig: { icon: true, titleProp: false } } }]],
  };`,
  'src/pages/logo.svg': svg,
  'src/pages/index.js': `import Logo from './logo.svg';
    import './page.css';
    export default () => <main><Logo id="logo" /></main>;`,
  'src/pages/page.css': '.of-page { background: url("./logo.svg"); } .of-site { background: url("/img/mark.svg"); }',
  'static/img/mark.svg': svg,
};

const loader = `module.exports = function (text) {
  const { icon, prettier, titleProp } = this.getOptions();
  const label = JSON.stringify([icon, prettier, titleProp]);
  return 'export default (props) => <svg {...props} aria-label={' + JSON.stringify(label) + '} />;';
};`;

const packages: Readonly<Record<string, string>> = {
  'node_modules/@docusaurus/plugin-svgr/package.json': '{ "name": "@docusaurus/plugin-svgr", "main": "index.js" }',
  'node_modules/@docusaurus/plugin-svgr/index.js': '',
  'node_modules/@docusaurus/plugin-svgr/node_modules/@svgr/webpack/package.json':
    '{ "name": "@svgr/webpack", "main": "index.js" }',
  'node_modules/@docusaurus/plugin-svgr/node_modules/@svgr/webpack/index.js': loader,
};

const logoOf = (site: BuiltSite) => /<svg[^>]*id="logo".*?<\/svg>/.exec(site.text('index.html'))?.[0];

test('SVGR should make the components of SVG files with the options of its plugin, which replace the usual ones', async () => {
  const site = await build(makeFolder({ ...files, ...packages }));
  expect(site.stdout + site.stderr).not.toMatch(/error|not taken over/);
  expect(logoOf(site)).toBe('<svg id="logo" aria-label="[true,false,false]"></svg>');
});

test('a style sheet should address an SVG file of which SVGR makes a component', async () => {
  const site = await build(makeFolder({ ...files, ...packages }));
  const styles = site.files().filter((path) => path.endsWith('.css'));
  const [, address] =
    styles.map((path) => /of-page ?{[^}]*url\("?\/([^")]+)/.exec(site.text(path))).find((found) => found !== null) ??
    [];
  expect(site.text(address as string)).toBe(svg);
  expect(styles.some((path) => /url\("?\/img\/mark\.svg/.test(site.text(path)))).toBe(true);
});

test('options for SVGR should be reported as left out where it is not installed', async () => {
  const site = await build(makeFolder(files));
  expect(site.stdout + site.stderr).toContain('not taken over: presets[0][1].svgr.svgrConfig');
  expect(logoOf(site)).toBe('<svg width="20" viewBox="0 0 20 30" id="logo"><path d="M0 0"/></svg>');
});
