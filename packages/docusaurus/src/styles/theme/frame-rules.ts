/** Gives the navbar and the footer the sizes and positions of the classic theme. */
export const navbarAndFooter = `
.navbar {
  display: flex;
  height: var(--ds-navbar-height);
  /* a site may make it lower on narrow screens */
  min-height: 0;
  padding: var(--ifm-navbar-padding-vertical, 0.5rem) var(--ifm-navbar-padding-horizontal, 1rem);
}
/* as in the classic theme, because the rule above would prevail over docsite's for print */
@media print { .navbar { display: none; } }
/* where the room around it leaves less, it goes on over that */
.navbar-inner { flex: 1; min-width: 0; min-height: min-content; max-width: none; margin: 0; padding: 0; }
.navbar-inner .navbar-list { flex-wrap: nowrap; }
/* Infima does not underline links, which items that the site draws itself rely on */
:where(.navbar a) { text-decoration: var(--ifm-link-decoration, none); }
.navbar-list > li > :is(.navbar-link, .dropdown > .navbar-link) { white-space: normal; }
.navbar-color-mode { display: contents; }
/*
 * The field of the search is as wide as the button of the classic theme, because the items of a site fit beside that.
 * Many sites have no search of their own: if there is no room, the field shrinks to its icon and key before links wrap.
 */
@media (width > 996px) {
  .navbar-links { flex: 1 100 auto; }
  .navbar-tools:has(> .search-box) {
    display: grid;
    flex: 0 10000 auto;
    grid: auto-flow / max-content minmax(4.5rem, clamp(7rem, 30vw - 11rem, 10.5rem)) max-content;
  }
  .navbar-tools > .navbar-list { grid-column: 1; }
  .navbar .navbar-tools > .search-box { grid-column: 2; width: auto; }
}
/* a site may have moved the button of the menu to this end */
@media (width <= 996px) {
  .navbar-tools { position: absolute; inset-inline-end: var(--ifm-navbar-padding-horizontal, 1rem); }
  /* what places it beside the bar, or in the menu */
  .navbar-color-mode > * { position: static !important; }
  /* long titles end before them, although they take no room */
  :where(.navbar-inner) > .navbar-logo { max-width: calc(100% - 6.5rem); }
  .navbar-inner:has(.search-box) > .navbar-logo { max-width: calc(100% - min(36vw, 17rem) - 7rem); }
}
@media (width <= 480px) { .navbar-inner:has(.navbar-tools > * + *) > .navbar-logo { max-width: calc(100% - 9rem); } }
/*
 * As in Infima, more specific than what a site sets for the field, which is only an icon there. Rules of sheets with
 * layers are even more specific, where Docusaurus replaces layers by that.
 */
@media (width <= 480px) {
  :where(.navbar) .search-input:not(:focus) { width: 100%; max-width: 100%; padding-inline: 2.5rem 0; }
}
/* the field of the search covers the whole bar, not only this end: otherwise it moves away while it is being clicked */
@media (width <= 480px) { .navbar-tools:has(.search-box:focus-within) { position: static; } }
.announcement { min-height: 0; border: 0; font-size: 0.85rem; line-height: 1.65; }
.announcement:not(:has(.icon-button)) { padding-inline: 0; }
.announcement-text { padding-block: 5px; }
.announcement .icon-button { margin-block: -5px; }
@media (width > 996px) {
  .announcement { min-height: var(--docusaurus-announcement-bar-height, 30px); }
  .announcement-text { padding-block: 0; }
}
.announcement[style] a { font-weight: inherit; }
.announcement[style] .icon-button { color: inherit; }
.footer { border-block-start: 0; }
.footer-inner {
  max-width: var(--ifm-container-width, 1140px);
  padding: var(--ifm-footer-padding-vertical, 2rem) var(--ifm-spacing-horizontal, 1rem);
}
.footer-columns { gap: 1rem 2rem; }
.footer-title { margin-block-end: var(--ifm-heading-margin-bottom, 1rem); font-weight: 700; line-height: 1.25; }
.footer-link { padding-block: 0; line-height: 2; }
.footer-end { flex-direction: column; text-align: center; }
/* links written as HTML */
:where(.footer a:not(.footer-link, .footer__link-item)) { color: var(--ds-link); text-decoration: var(--ifm-link-decoration, none); }
:where(.footer a:not(.footer-link, .footer__link-item):hover) {
  color: var(--ds-link-hover);
  text-decoration: var(--ifm-link-hover-decoration, underline);
}
/* links without columns are a line of text */
@media (width > 996px) {
  .footer-column:only-child > .footer-list:first-child { text-align: center; }
  .footer-column:only-child > .footer-list:first-child > li { display: inline; }
  .footer-column:only-child > .footer-list:first-child > li + li::before {
    content: "·";
    margin-inline: var(--ifm-footer-link-horizontal-spacing, 0.5rem);
  }
}
.footer-columns + .footer-end { margin-block-start: 1rem; padding-block-start: 0; border: 0; }
.footer-logo > img { max-width: var(--ifm-footer-logo-max-width, min(30rem, 90vw)); height: auto; margin-block-start: 1rem; }
@media (width >= 1440px) { .footer-inner { max-width: var(--ifm-container-width-xl, 1320px); } }
@media (width <= 996px) { .footer-columns { grid-template-columns: 1fr; row-gap: 3rem; margin-block-end: 3rem; } }`;

/**
 * Sizes and colours that depend on those of surrounding parts, so that these have the same effect as in the classic
 * theme if a site sets them.
 */
export const relativeSizes = `
.navbar-link { font-size: 0.9375em; }
:where(.menu-docs) .sidebar { font-size: 0.875em; }
@media (width <= 996px) { :where(.menu-docs) .sidebar { font-size: 0.9375em; } }
:where(.main .markdown:not(.markdown *)) { font-size: 1em; }
.footer { font-size: inherit; }
.footer-title { color: var(--ifm-footer-title-color, inherit); }
:where(.pagination-link) { color: var(--ds-accent); }
.pagination-label { color: inherit; }`;

/** Gives the menu on narrow screens the colours of the navbar and of its menus. */
export const menuPanel = `
@media (width <= 996px) {
  .menu:popover-open {
    --ds-text: var(--ifm-menu-color);
    --ds-heading: var(--ifm-menu-color);
    --ds-muted: var(--ifm-menu-color);
    --ds-accent: var(--ifm-menu-color-active);
    --ds-hover: var(--ifm-menu-color-background-hover);
    --ds-raised: var(--ifm-navbar-background-color);
    --ds-border: color-mix(in srgb, var(--ifm-menu-color) 20%, transparent);
    --ds-sidebar-text: var(--ifm-menu-color);
    --ds-sidebar-current: var(--ifm-menu-color-active);
    --ds-sidebar-current-bg: var(--ifm-menu-color-background-active);
    --ds-navbar-title: var(--ifm-navbar-link-color);
    width: var(--ifm-navbar-sidebar-width);
    background: var(--ifm-navbar-background-color);
  }
  .menu-head { background: var(--ifm-navbar-background-color); }
  :where(.menu-nav) .navbar-link[aria-current] { background: var(--ifm-menu-color-background-active); }
}`;
