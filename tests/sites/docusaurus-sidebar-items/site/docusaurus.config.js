module.exports = {
  title: 'Sidebar items',
  url: 'https://example.org',
  baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' } }]],
};
