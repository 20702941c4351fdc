module.exports = {
  title: 'Blog pages',
  url: 'https://example.org',
  baseUrl: '/',
  presets: [['classic', { docs: {}, blog: { routeBasePath: '/', postsPerPage: 2 }, pages: false }]],
};
