module.exports = {
  title: 'Functions',
  url: 'https://example.org',
  baseUrl: '/base/',
  markdown: {
    preprocessor: ({ fileContent }) => fileContent.replaceAll('%product%', 'docsite'),
    async parseFrontMatter(params) {
      const { frontMatter, content } = await params.defaultParseFrontMatter(params);
      return { frontMatter: { ...frontMatter, ...(frontMatter.heading && { title: frontMatter.heading }) }, content };
    },
  },
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          async sidebarItemsGenerator({ defaultSidebarItemsGenerator, docs, ...args }) {
            const shown = docs.filter(({ frontMatter }) => !frontMatter.secret);
            const items = await defaultSidebarItemsGenerator({ ...args, docs: shown });
            return [...items.reverse(), { type: 'link', label: `All ${docs.length}`, href: 'https://example.org/all' }];
          },
          editUrl: ({ versionDocsDirPath, docPath, permalink }) =>
            `https://example.org/edit/${versionDocsDirPath}/${docPath}?from=${permalink}`,
        },
        blog: {
          truncateMarker: /^<!-- cut -->$/m,
          readingTime: ({ frontMatter }) => frontMatter.minutes,
          processBlogPosts: async ({ blogPosts }) =>
            blogPosts.filter(({ metadata }) => metadata.title !== 'Withdrawn').reverse(),
          feedOptions: {
            async createFeedItems({ blogPosts, defaultCreateFeedItems, siteConfig }) {
              const items = await defaultCreateFeedItems({ blogPosts: blogPosts.slice(0, 1), siteConfig });
              return items.map((item) => ({ ...item, title: `${item.title} of ${siteConfig.title}` }));
            },
          },
          editUrl: ({ blogDirPath, blogPath }) => `https://example.org/posts/${blogDirPath}/${blogPath}`,
        },
        pages: false,
        sitemap: {
          filename: 'pages.xml',
          async createSitemapItems({ defaultCreateSitemapItems, siteConfig, routes }) {
            const guides = routes.filter(({ path }) => path.startsWith('/base/guide/'));
            const items = await defaultCreateSitemapItems({ siteConfig, routes: guides });
            return [...items, { url: `${siteConfig.url}/elsewhere`, priority: 0.8, changefreq: 'daily', lastmod: null }];
          },
        },
      },
    ],
  ],
  plugins: [
    [
      'client-redirects',
      {
        fromExtensions: ['html', 'htm'],
        createRedirects: (path) => (path === '/guide/start' ? ['/begin', '/guide/other'] : undefined),
      },
    ],
  ],
};
