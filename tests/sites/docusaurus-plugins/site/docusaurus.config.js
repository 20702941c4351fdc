const path = require('path');

module.exports = {
  title: 'Plugins',
  url: 'https://example.org',
  baseUrl: '/base/',
  onBrokenLinks: 'warn',
  presets: [['classic', { blog: false }]],
  plugins: [
    ['./plugins/shop', { currency: 'EUR', id: 'garden' }],
    function inline(context) {
      return {
        name: 'inline',
        injectHtmlTags: () => ({
          headTags: [{ tagName: 'meta', attributes: { name: 'shop', content: context.siteConfig.title } }],
          preBodyTags: ['<div id="early"></div>'],
          postBodyTags: ['<script>window.late = 1;</script>'],
        }),
        configureWebpack: () => ({ resolve: { alias: { '@lib': path.resolve(__dirname, 'lib') } } }),
        extendCli() {},
      };
    },
    function loaders() {
      return { configureWebpack: () => ({ module: { rules: [{ test: /\.txt$/ }] } }) };
    },
    ['plugin-of-nobody', { route: '/of-nobody' }],
  ],
};
