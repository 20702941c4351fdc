import { defineConfig } from 'docsite';

export default defineConfig({
  title: '{{title}}',
  tagline: 'Documentation that is a pleasure to read and to write.',
  // where the site will be published: links in the sitemap and for social media begin with it
  url: 'https://docs.example.org',
  themeColor: '#4338ca',
  favicon: '/img/logo.svg',
  docs: { path: 'docs', routeBasePath: 'docs', sidebarPath: 'sidebars.ts' },
  navbar: {
    logo: { src: '/img/logo.svg', alt: '', width: 28, height: 28 },
    title: '{{title}}',
    items: [
      { label: 'Guide', to: '/docs', activeBasePath: '/docs' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: { copyright: 'Built with docsite.' },
});
