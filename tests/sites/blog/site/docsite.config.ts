export default {
  title: 'Handbook',
  url: 'https://example.org',
  blog: { postsPerPage: 2, blogTitle: 'News', feedOptions: { type: 'all', limit: 2 } },
};
