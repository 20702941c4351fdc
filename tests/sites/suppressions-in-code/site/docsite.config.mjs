export default {
  title: 'T',
  docs: false,
  pages: { path: 'src/pages' },
  navbar: {
    items: [
      // docsite-ignore broken-link: the shop is another site at the same address
      { label: 'Shop', to: '/shop' },
      { label: 'Blog', to: '/blog' },
    ],
  },
};
