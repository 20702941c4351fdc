module.exports = {
  title: 'Two folders',
  url: 'https://example.org',
  baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  presets: [['classic', { docs: false, blog: false, pages: { editUrl: 'https://example.org/edit/' } }]],
  plugins: [
    [
      '@docusaurus/plugin-content-pages',
      {
        id: 'labs',
        path: 'labs',
        routeBasePath: '/try/labs',
        exclude: ['**/hidden.md'],
        editUrl: ({ pagesDirPath, pagesPath }) => `https://example.org/labs/${pagesDirPath}/${pagesPath}`,
      },
    ],
  ],
};
