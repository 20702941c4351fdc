module.exports = {
  title: 'Swizzled',
  url: 'https://example.org',
  baseUrl: '/',
  presets: [
    ['classic', { blog: false, docs: { editUrl: 'https://example.org/edit/', showLastUpdateTime: false }, theme: {} }],
  ],
  themeConfig: {
    navbar: {
      title: 'Swizzled',
      items: [
        { type: 'custom-counter', position: 'left', start: 3 },
        { type: 'doc', docId: 'intro', label: 'Docs', position: 'left' },
        { href: 'https://example.org/code', label: 'Code' },
        { type: 'docsVersionDropdown' },
      ],
    },
    footer: {
      style: 'dark',
      links: [{ title: 'More', items: [{ label: 'Intro', to: '/docs/intro' }] }],
      copyright: 'Copyright 2024 Swizzlers',
    },
  },
};
