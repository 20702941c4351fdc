export * from './doc.js';
export * from './expanded-state.js';
export * from './layout.js';
export * from './plugin-docs.js';
export * from './sidebars.js';
export * from './versions.js';
