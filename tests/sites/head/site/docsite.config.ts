export default {
  title: 'Site',
  url: 'https://example.org',
  baseUrl: '/base/',
  image: '/img/card.png',
  docs: { routeBasePath: '/docs' },
  head: [
    { tag: 'meta', attrs: { name: 'robots', content: 'noarchive' } },
    { tag: 'meta', attrs: { name: 'theme-color', content: '#123456' } },
    { tag: 'link', attrs: { rel: 'stylesheet', href: 'https://fonts.example.com/css?a=1&b=2' } },
    { tag: 'link', attrs: { rel: 'preload', as: 'font', href: 'https://files.example.com/a.woff2', crossorigin: true } },
    { tag: 'script', attrs: { src: 'https://stats.example.com/s.js', 'data-site': 'X' } },
    { tag: 'script', attrs: { src: '/early.js', defer: false } },
    { tag: 'script', content: 'window.site = "<b>";' },
    { tag: 'noscript', content: '<link rel="stylesheet" href="/img/no.css">' },
  ],
};
