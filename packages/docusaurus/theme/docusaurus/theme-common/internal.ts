// all of it was part of `theme-common` itself before Docusaurus 2.0
export * from './index.js';
