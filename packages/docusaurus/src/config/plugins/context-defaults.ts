import { configDefaults } from '../site/config-defaults.js';

type Values = Readonly<Record<string, unknown>>;

/** A configuration with Docusaurus's defaults, as plugins receive it. */
export function withDefaults(siteConfig: Values): Values {
  return {
    ...configDefaults,
    ...noneConfigured,
    ...siteConfig,
    future: futureOf(siteConfig.future),
    markdown: { ...configDefaults.markdown, ...(siteConfig.markdown as object | undefined) },
  };
}

const noneConfigured = { themeConfig: {}, presets: [], plugins: [], themes: [] };

const future = {
  v4: [
    'removeLegacyPostBuildHeadAttribute',
    'useCssCascadeLayers',
    'siteStorageNamespacing',
    'fasterByDefault',
    'mdx1CompatDisabledByDefault',
  ],
  faster: [
    'swcJsLoader',
    'swcJsMinimizer',
    'swcHtmlMinimizer',
    'lightningCssMinimizer',
    'mdxCrossCompilerCache',
    'rspackBundler',
    'rspackPersistentCache',
    'ssgWorkerThreads',
    'gitEagerVcs',
  ],
};

/** The flags for future versions: `true` means all flags of a group. */
function futureOf(value: unknown): object {
  const given = (value ?? {}) as Values;
  const groups = Object.entries(future).map(([group, flags]) => {
    const own = given[group];
    const all = Object.fromEntries(flags.map((flag) => [flag, own === true]));
    return [group, typeof own === 'object' ? { ...all, ...own } : all];
  });
  return { experimental_router: 'browser', ...given, ...Object.fromEntries(groups) };
}
