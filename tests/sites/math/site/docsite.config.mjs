export default {
  title: 'Formulas',
  url: 'https://example.org',
  baseUrl: '/base/',
  docs: { routeBasePath: '/' },
  blog: {},
  markdown: { math: { macros: { '\\RR': '\\mathbb{R}' }, folders: ['docs'] } },
};
