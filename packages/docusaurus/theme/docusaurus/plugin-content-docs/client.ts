export * from './doc.js';
export * from './sidebars.js';
export * from './versions.js';
