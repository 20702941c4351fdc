const section = (label: string, items: readonly unknown[], index?: string) => ({
  type: 'category',
  label,
  ...(index !== undefined && { link: { type: 'doc', id: index } }),
  items,
});

/** The sidebar of docsite's own documentation, in the order in which a site grows. */
export default {
  docsite: [
    'index',
    'tutorial',
    section(
      'Writing',
      [
        'writing/markdown',
        'writing/front-matter',
        'writing/links',
        'writing/code',
        'writing/diagrams',
        'writing/admonitions',
        'writing/components',
        'writing/server-components',
        'writing/react-pages',
      ],
      'writing/index',
    ),
    section('Organising', ['sidebars', 'navigation', 'versions', 'locales']),
    section('Features', ['theme', 'search', 'offline', 'markdown-twins']),
    section('Publishing', ['checking', 'exceptions', 'reports', 'ci', 'deploying', 'hosts']),
    section('Reference', ['commands', 'configuration']),
    'docusaurus',
    'how-it-works',
    'benchmarks',
  ],
};
