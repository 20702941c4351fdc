module.exports = {
  title: 'Blog pages',
  url: 'https://example.org',
  baseUrl: '/',
  presets: [
    [
      'classic',
      {
        docs: {},
        blog: { routeBasePath: '/', postsPerPage: 2, blogListComponent: '@site/src/components/PostCards' },
        pages: false,
      },
    ],
  ],
  plugins: [['content-docs', { id: 'api', path: 'api', routeBasePath: 'api', docItemComponent: '@site/src/components/ApiItem' }]],
};
