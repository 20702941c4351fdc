import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

const files = {
  'docs/intro.md': '# Intro\n',
  'src/css/custom.css': '.own { margin-left: 3px; }\n@keyframes enter { from { left: 0; } }\n',
  'src/components/Box.js':
    "import styles from './box.module.css';\nexport default () => <b className={styles.box}>Box</b>;\n",
  'src/components/box.module.css': '.box { float: right; }\n',
  'src/pages/index.js':
    "import Box from '../components/Box';\nimport 'wide/wide.css';\nexport default () => <div className=\"avatar\"><Box /></div>;\n",
  'node_modules/wide/package.json': '{ "name": "wide", "version": "1.0.0" }',
  'node_modules/wide/wide.css': '.wide { text-align: right; animation: enter 1s; }\n',
};

const configFor = (locales: string) => `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: [${locales}] },
  presets: [['classic', { blog: false, theme: { customCss: './src/css/custom.css' } }]] };`;

async function stylesFor(locales: string): Promise<string> {
  const site = await build(makeFolder({ ...files, 'docusaurus.config.js': configFor(locales) }));
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
  const sheets = site.page('index.html').attributes('link[rel="stylesheet"]', 'href');
  return sheets.map((href) => site.text(href.slice(1))).join('\n');
}

test('style sheets of a site, its modules and packages should be mirrored in right-to-left languages', async () => {
  const styles = await stylesFor("'en', 'ar'");
  const mirrored = (selector: RegExp, declaration: string) =>
    expect(styles).toMatch(new RegExp(`${selector.source}:where\\(:root\\[dir=[^{]*\\{${declaration}`));
  mirrored(/\.own/, 'margin-right:3px');
  mirrored(/\.box_\w+/, 'float:left');
  mirrored(/\.wide/, 'text-align:left');
  // of Infima
  expect(styles.includes('{padding-right:var(--ifm-list-left-padding)')).toBe(true);
  // the animation is defined in another sheet
  mirrored(/\.wide/, '[^}]*animation:enter-rtl 1s');
});

test('style sheets should be left alone if all languages are written from left to right', async () => {
  expect(await stylesFor("'en', 'fr'")).not.toContain(':where(:root');
});
