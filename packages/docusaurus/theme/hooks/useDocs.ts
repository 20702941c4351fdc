// what components ask that were ejected from Docusaurus 2 before its hooks had a module of their own
export * from '@docusaurus/plugin-content-docs/client';
