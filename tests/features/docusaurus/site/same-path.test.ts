import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

const html = '<!doctype html><title>Static</title>';

/** A site whose static files have the paths of pages, built for a version of Docusaurus. */
const siteOf = (version: string) =>
  build(
    makeFolder({
      'package.json': JSON.stringify({ dependencies: { '@docusaurus/core': version } }),
      'docusaurus.config.js':
        "module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn', presets: [['classic', { blog: false }]] };",
      'docs/same.md': '# Same\n',
      'src/pages/about.md': '# About\n',
      'static/docs/same/index.html': html,
      'static/about.html': html,
      'static/404.html': html,
    }),
  );

const staticOnes = ['docs/same/index.html', 'about.html', '404.html'];

test.each([
  ['3.10.1', ['about.html']],
  ['3.1.1', staticOnes],
  ['2.4.3', staticOnes],
])(
  'should publish either a page or the static file of the same path as Docusaurus %s does',
  async (version, published) => {
    const site = await siteOf(version);
    expect(site.exitCode).toBe(0);
    expect(staticOnes.filter((path) => site.text(path) === html)).toEqual(published);
    expect(site.text('about/index.html')).toContain('About');
    expect(site.stdout).toContain('static/docs/same/index.html:1:1  warning');
  },
);
