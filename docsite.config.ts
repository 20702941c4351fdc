import { defineConfig } from 'docsite';

/** The badge of the host, in a shape for light and one for dark footers. */
const badges = ['light', 'dark'].map((mode) => {
  const file = mode === 'dark' ? 'badge-netlify-dark' : 'badge-netlify';
  return `<img class="${mode}-only" src="/img/${file}.svg" alt="Deploys by Netlify" width="168" height="32" loading="lazy">`;
});
const hostingBadge = `<a class="hosting-badge" href="https://www.netlify.com" target="_blank" rel="noopener noreferrer">${badges.join('')}</a>`;

export default defineConfig({
  title: 'Moodle Developer Resources',
  tagline: 'Documentation for everyone who develops for Moodle and the Moodle App',
  url: 'https://moodledev.io',
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/img/favicon.svg',
  themeColor: '#c2410c',
  i18n: {
    defaultLocale: 'en-AU',
    localeConfigs: { 'en-AU': { label: 'English', direction: 'ltr', htmlLang: 'en-AU', calendar: 'gregory' } },
  },
  docs: [
    {
      id: 'docs',
      label: 'Developer documentation',
      path: 'content/docs',
      routeBasePath: 'docs',
      sidebarPath: 'content/sidebars/docs.ts',
      editUrl: 'https://github.com/moodle/devdocs/edit/main',
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
      versions: { current: { label: 'master', banner: 'none' } },
    },
    {
      id: 'general',
      label: 'Community, process and releases',
      path: 'content/general',
      routeBasePath: 'general',
      sidebarPath: 'content/sidebars/general.ts',
      editUrl: 'https://github.com/moodle/devdocs/edit/main',
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
      versions: { current: { label: 'master', banner: 'none' } },
    },
    {
      id: 'docsite',
      label: 'docsite, which builds this site',
      path: 'content/docsite',
      routeBasePath: 'docsite',
      sidebarPath: 'content/sidebars/docsite.ts',
      showLastUpdateTime: true,
      versions: { current: { label: 'master', banner: 'none' } },
    },
  ],
  pages: { path: 'content/pages' },
  staticDirectories: ['content/static'],
  themeDir: 'content/theme',
  versionsPage: 'versions',
  redirects: [
    { from: '/docs/apis/core/ddl', to: '/docs/apis/core/dml/ddl' },
    { from: '/docs/guides/jquery', to: '/docs/guides/javascript/jquery' },
    { from: '/docs/guides/reactive', to: '/docs/guides/javascript/reactive' },
    { from: '/general/app/development', to: '/general/category/development' },
    { from: '/general/app/upgrading', to: '/general/category/upgrading-your-code' },
    {
      from: [
        '/general/app_releases/v1',
        '/general/app_releases/v2',
        '/general/app_releases/v3',
        '/general/app_releases/v4',
      ],
      to: '/general/app_releases',
    },
  ],
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  markdown: {
    autolinks: {
      'MDL-': 'https://tracker.moodle.org/browse/MDL-<num>',
      'MOBILE-': 'https://tracker.moodle.org/browse/MOBILE-<num>',
    },
  },
  offline: {
    manifest: {
      shortName: 'Moodle Dev',
      icons: [
        { src: '/img/favicon.svg', sizes: 'any' },
        { src: '/img/icon-192.png', sizes: '192x192', purpose: 'any maskable' },
        { src: '/img/icon-512.png', sizes: '512x512', purpose: 'any maskable' },
      ],
    },
  },
  budgets: { script: 80 },
  announcementBar: {
    id: 'moodle-4-0-plugins',
    content: 'Moodle 4.0 is out. <a href="/docs/devupdate">See what it changes for your plugin</a>.',
  },
  colorMode: { defaultMode: 'light' },
  sidebar: { hideable: true, autoCollapseCategories: true },
  navbar: {
    logo: {
      src: '/img/logo.svg',
      srcDark: '/img/logo-dark.svg',
      alt: 'Moodle Developer Resources',
      width: 138,
      height: 35,
    },
    items: [
      { label: 'Guides', to: '/docs', activeBasePath: '/docs' },
      { label: 'Community', to: '/general/community/contribute', activeBasePath: '/general/community' },
      {
        label: 'Coding',
        to: '/general/development/gettingstarted',
        activeBasePath: '/general/development/gettingstarted',
      },
      { label: 'Process', to: '/general/development/process', activeBasePath: '/general/development/process' },
      { type: 'docsVersionDropdown', docsInstance: 'docs', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    style: 'dark',
    links: [
      {
        title: 'Documentation',
        items: [
          { label: 'Release notes', to: '/general/releases' },
          { label: 'Projects', to: '/general/projects' },
          { label: 'Developer docs', to: '/docs' },
          { label: 'User docs', href: 'https://docs.moodle.org' },
          { label: 'Legacy docs', href: 'https://docs.moodle.org/dev' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Code of conduct', to: '/general/documentation/code-of-conduct' },
          { label: 'Forum', href: 'https://moodle.org/mod/forum/view.php?id=55' },
          { label: 'Twitter', href: 'https://twitter.com/moodledev' },
        ],
      },
      {
        title: 'More',
        items: [{ label: 'GitHub', href: 'https://github.com/moodle/devdocs' }, { html: hostingBadge }],
      },
    ],
    copyright: 'Built with <a href="/docsite">docsite</a>. Moodle is a registered trademark of Moodle Pty Ltd.',
  },
});
