/** A plugin or theme published by the Docusaurus project. */
interface OfficialPlugin {
  /** The key of its options in the classic preset. */
  readonly classicKey?: string;
  /** Whether the classic preset includes it by default. */
  readonly isDefault?: true;
  /** What is missing, if docsite has no replacement for it. */
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

/** All official plugins, by package name. */
export const officialPlugins: ReadonlyMap<string, OfficialPlugin> = new Map(
  Object.entries(packages).map(([name, plugin]) => [scope + name, plugin]),
);

/** The preset whose plugins docsite knows without loading it. */
export const classicPreset = `${scope}preset-classic`;

/** Whether a package is published by the Docusaurus project. */
export function isOfficial(name: string): boolean {
  return name.startsWith(scope);
}

/** The package names for plugins that configurations refer to by function. */
export const functionNames: Readonly<Record<string, string>> = {
  pluginContentDocs: `${scope}plugin-content-docs`,
  pluginContentBlog: `${scope}plugin-content-blog`,
  pluginContentPages: `${scope}plugin-content-pages`,
};
