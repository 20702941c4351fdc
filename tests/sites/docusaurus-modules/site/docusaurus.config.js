module.exports = {
  title: 'Modules',
  tagline: 'What pages import',
  url: 'https://example.org',
  baseUrl: '/',
  themeConfig: {
    prism: {
      magicComments: [
        { className: 'theme-code-block-highlighted-line', line: 'highlight-next-line' },
        { className: 'code-added', line: 'added-next-line' },
      ],
    },
  },
  presets: [['classic', { blog: false }]],
};
