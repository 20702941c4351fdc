/** Documents were part of this module once. */
export { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
export * from './frame-state.js';
export * from './headings.js';
export * from './index.js';
