import { resetOnOwnPages } from './own-resets.js';

/** Variables of the classic theme. */
export const themeVariables = `
  --doc-sidebar-width: 300px;
  --docusaurus-collapse-button-bg: transparent;
  --docusaurus-collapse-button-bg-hover: rgb(0 0 0 / 10%);
  --docusaurus-highlighted-code-line-bg: rgb(0 0 0 / 10%);
  --docusaurus-progress-bar-color: var(--ifm-color-primary);`;

/** What docsite's theme limits to the width of a line that is easy to read. */
const measured = 'p, ul, ol, dl, blockquote, h1, h2, h3, h4, h5, h6, hr, .admonition, .details';

/** Hides text that is only for screen readers. */
export const unseen =
  '{ position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%); white-space: nowrap; }';

/** Links in documents that components draw as cards or buttons. Links in text have no class and contain no blocks. */
const drawnLinks =
  '.markdown a:not(.heading-anchor, .card-link):is([class], :has(> :is(div, p, h1, h2, h3, h4, h5, h6)))';

/**
 * The navbar has the background set by the site, and pages drawn by the site take the full width of the window.
 * Docusaurus sites are dark by an attribute that a script sets: without it, the whole page is light.
 */
export const pageRules = `
:root[data-follow-system]:not([data-js], [data-follow-system="false"]) { color-scheme: light; }
.main-wrapper { display: flex; flex-direction: column; width: 100%; margin-inline: auto; }
/* Docusaurus's own main element contains a single one, so that rules for all of them have no effect on documents */
.shell > .main { display: block; }
${resetOnOwnPages('img, svg, video', 'vertical-align')}
${resetOnOwnPages('button, input', 'font')}
${resetOnOwnPages('input', 'color')}
${resetOnOwnPages('figure', 'margin')}
/* icons of the site are drawn by their attributes */
@layer theme {
  svg.icon-own.icon-own {
    fill: revert-layer;
    stroke: revert-layer;
    stroke-width: revert-layer;
    stroke-linecap: revert-layer;
    stroke-linejoin: revert-layer;
  }
}
/* a summary of several paragraphs or headings is text */
:where(.markdown summary p) { font-weight: var(--ifm-font-weight-base, 400); }
/* text in a panel ends without the distance that paragraphs have on these pages */
.shell-full > .main .tab-panel > :last-child { margin-block-end: 0; }
/* a text without a table of contents by its author's choice has the room of it, and that of a sidebar that it lacks */
@media screen {
  .shell-no-toc { --ds-column: calc(var(--ifm-container-width, 1140px) - 2 * var(--ifm-spacing-horizontal, 1rem)); }
  .shell-column.shell-no-toc { --ds-measure: none; }
}
@media screen and (width >= 1200px) { .shell-docs.shell-no-toc > .main { grid-column: 2 / -1; } }
@media screen and (width >= 1440px) {
  .shell-no-toc { --ds-column: calc(var(--ifm-container-width-xl, 1320px) - 2 * var(--ifm-spacing-horizontal, 1rem)); }
}
/* what is as wide as the window is there, less the sidebar, is as wide as the place for it here */
.shell-docs > .main { --ds-sidebar-in-main: 0px; }
/* the sidebar begins below the navbar: distances of it are for one that begins behind the navbar */
@media screen and (width > 996px) {
  .shell > .menu-docs { margin-block-start: 0 !important; }
  .navbar[data-hide-on-scroll] ~ .shell > .menu-docs { margin-block-start: calc(-1 * var(--ds-navbar-height)) !important; }
}
/* choices of the navbar, which are items of lists, may stand in none */
:where(:not(ul, ol, menu)) > :where(li:has(> .dropdown)) { display: inline-block; }
/* a sidebar that the site draws itself has the class that docsite's own menu has */
.menu-docs .menu:not(.menu-docs) { display: block; }
/* the column of a sidebar that the site draws itself is as wide as the place for it */
.menu-docs > .col { max-width: none; }
:where(.menu-docs > .col a, .table-of-contents__link) { text-decoration: none; }
.navbar { backdrop-filter: none; }
:where(${drawnLinks}) { text-decoration: var(--ifm-link-decoration, none); }
:where(${drawnLinks}:not(.button):hover) { text-decoration: var(--ifm-link-hover-decoration, underline); }
/* text in elements of a document is as wide as they are, so that it can be centered there */
:where(.markdown :is(${measured}):not(.markdown > *, [data-island] > *, .tab-panel > *)) { max-width: none; }
:where(.markdown) > header > h1 { margin-block-end: 1.75rem; }
/* only headings on the top level of a text have the distances of its rhythm */
:where(.markdown :not([data-body]) > :is(h2, h3, h4, h5, h6)) { margin-block: 0 var(--ifm-heading-margin-bottom, 1rem); }
/* a paragraph that begins an element of the site has no distance above it, as in Infima */
:where(.markdown :not([data-body], [data-island], li) > p:first-child) { margin-block-start: 0; }
/* the table of contents above the text that the site draws is for screens without room beside it, as docsite's is */
@media (width >= 1200px) { .theme-doc-toc-mobile { display: none; } }
@media print { .theme-doc-toc-mobile { display: none; } }
/* Docusaurus's table of contents has no title, so a site that draws the place of it may add its own */
:is(.toc, .markdown) .toc > .toc-title ${unseen}
/* lists in a table of contents whose list the site draws itself have no class of their own */
:where(.toc-list ul:not(.toc-list)) { margin: 0; padding-inline-start: 0.875rem; list-style: none; }
/* code that the site draws itself is as in Infima, and what floats in it keeps its height */
:where(.main pre:not(.code-frame pre)) {
  overflow: auto;
  padding: var(--ifm-pre-padding, 1rem);
  border-radius: var(--ifm-pre-border-radius, 0.4rem);
  background: var(--ifm-pre-background, var(--ds-code-bg));
  font: var(--ifm-code-font-size, 90%) / var(--ifm-pre-line-height, 1.45) var(--ds-font-mono);
}
:where(.main pre:not(.code-frame pre) > code) { padding: 0; border: 0; background: none; font: inherit; }
/* a list of posts begins with them, and notices about a page are above everything else */
.visually-hidden + :is(.post-list > :first-child, .post-entry) { padding-block-start: 0; border-block-start: 0; }
:where(.main .admonition + .page-top) { margin-block-start: 1.5rem; }
.doc-root-main { flex: 1; min-width: 0; }
/* the docs of a plugin have their sidebar in the page */
.doc-root { display: flex; align-items: start; }
.doc-root > .doc-root-main { --ds-measure: none; padding: 1rem; }
.doc-root > .sidebar {
  position: sticky;
  flex: 0 0 var(--doc-sidebar-width, 300px);
  max-height: calc(100vh - var(--ds-navbar-height));
  overflow-y: auto;
  inset-block-start: var(--ds-navbar-height);
}
@media (width <= 996px) { .doc-root > .sidebar { display: none; } }
/* headings have the colour of what they are in, such as a hero */
:where(.markdown :is(h1, h2, h3, h4, h5, h6):not(.card-grid *)) { color: var(--ifm-heading-color, inherit); }
/* a layout of the site has the navbar and the footer in the page, with the marks of their links */
.main .external-mark:not(.navbar *, .footer *) { position: absolute; margin: 0; padding: 0; }
.shell-full > .main > div { padding: 0; }
/* an author is a block, as Infima's avatar is */
:where(.main .author) { display: flex; }
/* a layout of the site is as high as the window, with its footer at the end */
:where(.shell-full > .main > div:has(> .main-wrapper ~ *)) { display: flex; flex-direction: column; min-height: 100vh; }
:where(.shell-full > .main > div > .main-wrapper) { flex: 1 0 auto; }
/* code that the site colours itself with inline styles; the editor of live code has the colours of code elsewhere */
.token-line > .token:not([style], :where(.live-code-editor *)) { color: inherit; font-style: inherit; }
/* code of packages with colours of their own, which Docusaurus's theme, without rules for tokens, leaves as it is */
:where(.token:not(.code-frame *)) { color: inherit; font-style: inherit; }
.shell-full > .main { line-height: var(--ifm-line-height-base, 1.65); overflow-wrap: break-word; }`;

/**
 * Tables written as elements in documents are not wrapped in a scrolling box. The site's own rules for tables take
 * precedence.
 */
export const unwrappedTables = `
:where(.markdown table:not(.table-scroll > *)) {
  display: block;
  overflow: auto;
  margin-block: 0 1.25rem;
  border-collapse: collapse;
  font-size: 0.9375rem;
  line-height: 1.55;
}
:where(.markdown table:not(.table-scroll > *) :is(th, td)) { padding: 0.6875rem 1rem; border: 1px solid var(--ds-border); }
:where(.markdown table:not(.table-scroll > *) thead th) { background: var(--ds-surface); color: var(--ds-heading); font-weight: 600; }`;
