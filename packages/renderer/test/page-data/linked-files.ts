/** Documents, of which one is unlisted, and images, for the links of a configuration. */
export const linkedFiles = {
  'docs/index.md': '# Start',
  'docs/a.md': '# A',
  'docs/b.md': '---\nunlisted: true\n---\n# B',
  'static/img/logo.svg': '<svg/>',
  'static/img/dark.svg': '<svg/>',
};
