export * from './post.js';
export * from './sidebar.js';
