/** A plugin or theme that the project Docusaurus publishes. */
interface OfficialPlugin {
  /** The key of its options in the classic preset. */
  readonly classicKey?: string;
  /** Whether the classic preset has it without being asked. */
  readonly isDefault?: true;
  /** What is not there of it, where docsite has nothing of its own for it. */
  readonly lack?: string;
}

const scope = '@docusaurus/';

const packages: Readonly<Record<string, OfficialPlugin>> = {
  'plugin-content-docs': { classicKey: 'docs', isDefault: true },
  'plugin-content-blog': { classicKey: 'blog', isDefault: true },
  'plugin-content-pages': { classicKey: 'pages', isDefault: true },
  'plugin-sitemap': { classicKey: 'sitemap' },
  'theme-classic': { classicKey: 'theme', isDefault: true },
  'plugin-google-gtag': { classicKey: 'gtag' },
  'plugin-google-analytics': { classicKey: 'googleAnalytics' },
  'plugin-google-tag-manager': { classicKey: 'googleTagManager' },
  'plugin-svgr': { classicKey: 'svgr' },
  'plugin-client-redirects': {},
  'plugin-css-cascade-layers': {},
  'plugin-debug': {},
  'plugin-ideal-image': { lack: 'which makes smaller images: images are used unchanged' },
  'plugin-pwa': {},
  'plugin-rsdoctor': {},
  'plugin-vercel-analytics': {},
  'theme-live-codeblock': {},
  'theme-mermaid': {},
  'theme-search-algolia': {},
};

/** All of them by the names of their packages. */
export const officialPlugins: ReadonlyMap<string, OfficialPlugin> = new Map(
  Object.entries(packages).map(([name, plugin]) => [scope + name, plugin]),
);

/** The preset whose plugins docsite knows without asking it. */
export const classicPreset = `${scope}preset-classic`;

/** Whether the project Docusaurus publishes a package. */
export function isOfficial(name: string): boolean {
  return name.startsWith(scope);
}

/** What they are called that configurations name by their functions. */
export const functionNames: Readonly<Record<string, string>> = {
  pluginContentDocs: `${scope}plugin-content-docs`,
  pluginContentBlog: `${scope}plugin-content-blog`,
  pluginContentPages: `${scope}plugin-content-pages`,
};
