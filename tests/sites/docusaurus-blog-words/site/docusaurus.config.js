module.exports = {
  title: 'Lists',
  url: 'https://example.org',
  baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  presets: [['classic', { docs: false, blog: { routeBasePath: '/' } }]],
};
