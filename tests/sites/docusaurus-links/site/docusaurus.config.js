module.exports = {
  title: 'Links',
  url: 'https://example.org',
  baseUrl: '/base/',
  presets: [['classic', { docs: {}, blog: false }]],
  themeConfig: { navbar: { items: [{ href: 'pathname:///play/', label: 'Play' }, { to: '/docs/start', label: 'Docs' }] } },
};
