export default {
  title: 'Site',
  url: 'https://example.org',
  baseUrl: '/base/',
  trailingSlash: true,
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  docs: { routeBasePath: '/', sidebarPath: './sidebars.json' },
  announcementBar: { content: 'Read <a class=new href=/guide>this</a> &amp; <a href="#ds-main">skip</a>.' },
  navbar: { items: [{ type: 'html', html: '<a href="guide"><img src="/img/logo.svg" alt=""></a>' }] },
  footer: {
    links: [{ items: [{ html: '<img srcset="/img/logo.svg 1x, /img/logo.svg?2 2x" alt="">' }] }],
    copyright: '<b>Ours</b>, <A HREF=https://example.com/a?b&c >more</A>',
  },
};
