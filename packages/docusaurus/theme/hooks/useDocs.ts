// hooks for components that were ejected from Docusaurus 2 before its hooks had their own module
export * from '@docusaurus/plugin-content-docs/client';
