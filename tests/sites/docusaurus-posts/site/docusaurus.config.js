module.exports = {
  title: 'Posts',
  url: 'https://example.org',
  baseUrl: '/',
  presets: [['classic', { docs: false, blog: { routeBasePath: '/' } }]],
};
