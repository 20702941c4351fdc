module.exports = {
  title: 'Modules',
  tagline: 'What pages import',
  url: 'https://example.org',
  baseUrl: '/',
  presets: [['classic', { blog: false }]],
};
