module.exports = {
  title: 'Slashes',
  url: 'https://example.org',
  baseUrl: '/',
  presets: [['classic', {}]],
  plugins: [
    [
      '@docusaurus/plugin-client-redirects',
      {
        redirects: [{ from: '/old', to: '/docs/guides/deep' }, { from: '/oldest/', to: '/docs/guides/' }],
        createRedirects: (path) => (path.startsWith('/docs/guides/') ? path.replace('guides', 'tutorial') : undefined),
      },
    ],
  ],
  themeConfig: { navbar: { items: [{ to: '/docs/guides', label: 'Guides' }, { to: '/about', label: 'About' }] } },
};
