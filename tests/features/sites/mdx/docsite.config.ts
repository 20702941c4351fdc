import { defineConfig } from 'docsite';
import { rehypeShout } from './plugins/rehype-shout';
import { remarkProductName } from './plugins/remark-product-name';

export default defineConfig({
  title: 'MDX',
  url: 'https://example.org',
  markdown: { remarkPlugins: [[remarkProductName, { name: 'docsite' }]], rehypePlugins: [rehypeShout] },
});
