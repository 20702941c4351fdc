module.exports = {
  title: 'Old',
  url: 'https://example.org',
  baseUrl: '/',
  presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]],
};
