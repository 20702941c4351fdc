export * from './frame-state.js';
export * from './headings.js';
export * from './index.js';
