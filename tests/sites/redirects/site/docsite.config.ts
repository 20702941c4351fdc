import { defineConfig } from 'docsite';

export default defineConfig({
  title: 'Site',
  url: 'https://example.org',
  baseUrl: '/base/',
  docs: { path: 'docs', routeBasePath: 'docs' },
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  redirects: [
    { from: '/', to: '/docs' },
    { from: ['/install', '/docs/setup/', '/setup.html'], to: '/docs/install#windows' },
    { from: '/docs/2 words', to: '/files/terms.txt?v=1' },
    { from: '/forum', to: 'https://forum.example.org/t?id=1&page=2' },
  ],
});
