export default {
  title: 'Site',
  head: [
    { tag: 'mta', attrs: { name: 'a' } },
    { tag: 'meta', attrs: { name: 'a' }, content: 'b' },
    { tag: 'script', content: 'y' },
    { tag: 'link', attrs: { rel: 'icon', href: 'javascript:x' } },
    { tag: 'title', content: 'T' },
    { tag: 'script', contents: 'y' },
    { tag: 'style', content: '</style>' },
    { tag: 'script' },
    { tag: 'meta', attrs: { name: ['a'] } },
  ],
};
