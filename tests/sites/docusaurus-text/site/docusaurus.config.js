module.exports = {
  title: 'Text',
  url: 'https://example.org',
  baseUrl: '/',
  future: { v4: true },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
};
