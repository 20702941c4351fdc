// documents and posts were part of this module before Docusaurus 3.6
export * from '@docusaurus/plugin-content-blog/client';
export * from '@docusaurus/plugin-content-docs/client';
export * from './announcement-bar.js';
export * from './back-to-top.js';
export * from './dates.js';
export * from './former-names.js';
export * from './headings.js';
export * from './index.js';
export * from './mobile-menu.js';
export * from './navbar.js';
export * from './page-location.js';
export * from './providers.js';
