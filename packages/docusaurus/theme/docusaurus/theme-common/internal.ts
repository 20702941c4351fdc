// documents and posts were part of this module before Docusaurus 3.6
export * from '@docusaurus/plugin-content-blog/client';
export * from '@docusaurus/plugin-content-docs/client';
export * from './former-names.js';
export * from './frame-state.js';
export * from './headings.js';
export * from './index.js';
export * from './mobile-menu.js';
