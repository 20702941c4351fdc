/** The sidebar of docsite's own documentation, in the order in which a site grows. */
export default {
  docsite: [
    'index',
    'commands',
    'configuration',
    'writing',
    'theme',
    'navigation',
    'search',
    'offline',
    'locales-and-versions',
    'markdown-twins',
    'checking',
    'deploying',
  ],
};
