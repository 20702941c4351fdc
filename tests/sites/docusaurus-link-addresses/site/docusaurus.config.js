module.exports = {
  title: 'Addresses',
  url: 'https://example.org',
  baseUrl: '/base/',
  trailingSlash: true,
  presets: [['classic', { docs: {}, blog: false }]],
};
