import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { type LooksOptions, looksOf } from '../../src/styles/looks.js';
import { logoBoxHeight } from '../../src/styles/sources/logo-box.js';
import { readSiteWords } from '../../src/styles/sources/site-words.js';

const infimaFile = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');

function looks(
  files: Readonly<Record<string, string>>,
  layers?: LooksOptions['layers'],
  own: Partial<LooksOptions> = {},
): string {
  const folder = makeFolder(files);
  return looksOf(readSiteWords([folder], { siteDir: folder }), { infimaFile, layers, ...own });
}

describe('the style sheet of an adopted site', () => {
  test('should show a sidebar of the site inside that of docsite, whose menu has the same class', () => {
    expect(looks({})).toContain('.menu-docs .menu:not(.menu-docs) { display: block; }');
    expect(looks({})).toContain('.menu-docs > .col { max-width: none; }');
    expect(looks({})).toContain(':where(.markdown table:not(.table-scroll > *)) {');
  });

  test('should give layouts of documents that the site draws the place of the table of contents', () => {
    const rule = '.shell-docs:not(.shell-toc) > .main > .row { max-width: none; }';
    expect(looks({})).not.toContain(rule);
    expect(looks({}, undefined, { drawsDocuments: true })).toContain(rule);
  });

  test('should give a text that hides its table of contents the room of it, and of a sidebar that it lacks', () => {
    const css = looks({});
    expect(css).toMatch(/\n {2}\.shell-no-toc \{ --ds-column: calc\(var\(--ifm-container-width/);
    expect(css).toContain('\n  .shell-column.shell-no-toc { --ds-measure: none; }');
    expect(css).toContain('{ .shell-docs.shell-no-toc > .main { grid-column: 2 / -1; } }');
  });

  test('should have the rules for classes used in its code and its content', () => {
    const css = looks({
      'src/index.js': "export default () => <div className={clsx('hero', on && 'text--center')} />;",
      'docs/a.mdx': 'A card says nothing here.\n\n<div className="badge badge--primary" />\n',
    });
    expect(css).toMatch(/^\.hero \{/m);
    expect(css).toMatch(/^\.text--center \{/m);
    expect(css).toMatch(/^\.badge--primary \{/m);
    expect(css).not.toMatch(/^\.card/m);
  });

  test('should declare the variables that are read, in both colour modes', () => {
    const css = looks({ 'src/a.css': '.x { margin: var(--ifm-leading); color: var(--ifm-color-emphasis-800) }' });
    expect(css).toContain('--ifm-leading: calc(var(--ifm-leading-desktop) * 1rem);');
    expect(css).toContain('--ifm-leading-desktop: 1.25;');
    expect(css).toContain('--ifm-color-emphasis-800: var(--ifm-color-gray-800);');
    expect(css).toContain('--ifm-color-emphasis-800: var(--ifm-color-gray-200);');
    expect(css).not.toContain('--ifm-breadcrumb-spacing');
  });

  test('should have the rules for links to the current page where the site draws links of the navbar', () => {
    expect(looks({ 'src/a.js': "'navbar__link'" })).toContain('.navbar__link--active {');
    expect(looks({ 'src/a.js': "'navbar__item'" })).not.toContain('.navbar__link--active');
  });

  test('should hide the button back to the top if the site draws its own', () => {
    const rule = '.back-to-top { display: none; }';
    expect(looks({}, undefined, { drawsTopButton: true })).toContain(rule);
    expect(looks({})).not.toContain(rule);
  });

  test('should leave the menu as wide as the site sets where the site draws what is in it', () => {
    const css = looks({}, undefined, { drawsMenu: true });
    expect(css).toContain('\n    width: var(--ifm-navbar-sidebar-width);');
    expect(css).toContain('\n#ds-menu > * { --ifm-navbar-sidebar-width: 100%; }');
    // there is no other sidebar in a layout of the site
    expect(css).toContain('\n.shell-docs > .main .theme-doc-sidebar-container { display: none; }');
  });

  test('should leave the links of a footer that the site draws to its classes', () => {
    expect(looks({})).toContain('\n:where(.footer a:not(.footer-link, .footer__link-item)) {');
  });

  test('should have the rule of the class of the theme that copied components have', () => {
    expect(looks({ 'src/a.js': "'row docusaurus-mt-lg'" })).toContain('.docusaurus-mt-lg { margin-top: 3rem; }');
    expect(looks({ 'src/a.js': "'row'" })).not.toContain('docusaurus-mt-lg');
  });

  test('should have rules for bare elements of components below those of the theme', () => {
    const css = looksOf(readSiteWords([], { siteDir: '/site' }), { infimaFile, drawsParts: true });
    expect(css).toContain('@layer theme.site {\n  :is(.main a, .toc a, :where(a:not(');
    expect(looks({})).not.toContain('theme.site');
    // the table of contents is drawn by the theme
    expect(css).toMatch(
      /^:where\(\.shell-full > \.main\) a:not\(:where\([^{]*nav\.pagination, \.not-found:has\(> \.not-found-code\)\) \*\) \{/m,
    );
  });

  test('should keep the proportions of a logo, unless its width is configured', () => {
    const rule = ':where(.navbar-logo > img) { width: auto; }';
    expect(looks({})).toContain(rule);
    expect(looksOf(readSiteWords([], { siteDir: '/site' }), { infimaFile, setsLogoWidth: true })).not.toContain(rule);
  });

  test('should give the element around a logo a height where the site sizes the image in relation to it', () => {
    const boxOf = (css: string) =>
      /\.navbar-logo\) \{ (.*) \}/.exec(looks({}, undefined, { logoBoxHeight: logoBoxHeight([css]) }))?.[1];
    expect(boxOf('.navbar__logo img { margin-top: -4px; height: 100%; }')).toBe('height: 2rem;');
    expect(boxOf('.navbar__logo { height: 3rem !important } .navbar__logo > img { height: 80% }')).toBe(
      'height: 3rem;',
    );
    expect(boxOf('.navbar__logo { height: 3rem } .navbar__logo img { max-height: 100% }')).toBeUndefined();
  });

  test('should give headings, and the button of a coloured announcement, the colour of what they are in', () => {
    expect(looks({})).toMatch(/:where\(\.markdown :is\(h1,[^{]* \{ color: var\(--ifm-heading-color, inherit\); \}/);
    expect(looks({})).toContain('.announcement[style] .icon-button { color: inherit; }');
  });

  test('should hide the title of a table of contents whose place the site draws', () => {
    expect(looks({})).toMatch(/\.toc, \.markdown\) \.toc > \.toc-title \{[^}]*clip-path: inset\(50%\)/);
    expect(looks({}, undefined, { drawsToc: true })).toMatch(/\.doc-item \.toc > \.toc-title \{[^}]*clip-path: inset/);
  });

  test('should leave a place in a row for what a layout of the site puts beside others', () => {
    expect(looks({})).toContain('.doc-root-main { flex: 1; min-width: 0; }');
  });

  test('should have an opaque background', () => {
    expect(looks({})).toMatch(/^:root \{[^}]*--ifm-background-color: #fff;/m);
  });

  test('should let the site decide what shows through the navbar', () => {
    expect(looks({})).toContain('.navbar { backdrop-filter: none; }');
  });

  test('should not change links in the navbar, or code with its own colours', () => {
    expect(looks({})).toContain(':where(.navbar a) { text-decoration: var(--ifm-link-decoration, none); }');
    expect(looks({})).toContain('.token-line > .token:not([style], :where(.live-code-editor *)) { color: inherit;');
    expect(looks({})).toContain(':where(.token:not(.code-frame *)) { color: inherit; font-style: inherit; }');
  });

  test('should pass the colours of the site to the theme', () => {
    expect(looks({})).toContain('--ds-brand: var(--ifm-color-primary);');
    expect(looks({})).toContain('--ds-footer-bg: var(--ifm-footer-background-color);');
  });

  test('should pass sizes and fonts to the theme if the site sets them', () => {
    expect(looks({})).not.toContain('--ds-h2-size');
    const css = looks({ 'src/a.scss': ':root { --ifm-h2-font-size: 3rem; --ifm-font-family-base: Inter; }' });
    expect(css).toContain('--ds-h2-size: var(--ifm-h2-font-size);');
    expect(css).toContain('--ds-font: var(--ifm-font-family-base);');
  });

  test('should read heading sizes from rules for the elements', () => {
    const css = looks({ 'src/a.css': 'h1 { --ifm-h1-font-size: 4rem }' });
    expect(css).toContain(':root, h1 {\n  --ds-h1-size: var(--ifm-h1-font-size);');
    expect(css).not.toContain('--ds-h2-size');
  });

  test('should not emphasize the paragraphs of a summary', () => {
    expect(looks({})).toContain(':where(.markdown summary p) { font-weight: var(--ifm-font-weight-base, 400); }');
  });

  test('should read the looks of links where rules for a part of a page set them', () => {
    const css = looks({ 'src/a.module.css': '.part { --ifm-link-decoration: underline }' });
    expect(css).toContain(':root, .main a {\n  --ds-link-decoration: var(--ifm-link-decoration);');
    expect(looks({})).not.toContain(':root, .main a');
  });

  test('should put the rules of Infima into a layer if the original does', () => {
    const files = { 'src/a.js': "'hero container'" };
    expect(looks(files)).not.toContain('@layer docusaurus');
    const css = looks(files, { withMedia: true });
    expect(css).toMatch(/^@layer docusaurus\.infima, docusaurus\.theme-common, [^;]*;\n@layer docusaurus\.infima \{/);
    expect(css).toMatch(/^@layer docusaurus\.theme-classic \{\n\.navbar \{/m);
    const mediaIn = (text: string) => /@media[^{]*\{\s*\.container/.test(text);
    // the layer ends at a brace at the beginning of a line
    const infimaOf = (text: string) => text.split('@layer docusaurus.infima {')[1]?.split('\n}\n@')[0] ?? '';
    expect(mediaIn(infimaOf(css))).toBe(true);
    const sorted = looks(files, { withMedia: false });
    expect([mediaIn(infimaOf(sorted)), mediaIn(sorted)]).toEqual([false, true]);
  });
});
