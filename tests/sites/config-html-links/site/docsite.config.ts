export default {
  title: 'Site',
  url: 'https://example.org',
  baseUrl: '/base/',
  docs: { routeBasePath: '/', sidebarPath: './sidebars.json' },
  announcementBar: {
    id: 'new',
    content: 'Read <a href="/giude">this</a> or <a class="x" href=\'/guide\'>that</a>.',
  },
  navbar: {
    items: [
      { type: 'html', html: '<a href="guide"><img src="/img/loogo.svg" alt=""></a>' },
      { label: 'Guide', to: '/guide' },
    ],
  },
  footer: {
    links: [
      {
        items: [
          {
            html: '<img srcset="/img/logo.svg 1x, /img/big.svg 2x" alt="">',
          },
        ],
      },
    ],
    copyright: 'Ours, <a href="/gone">licence</a>, <a href="https://example.com/a?b&c">more</a>',
  },
};
