export * from './metadata.js';
export * from './post.js';
export * from './sidebar.js';
export * from './structured-data.js';
