import type { Plugin } from 'esbuild';

/** The plugins for content, which docsite reads itself. */
export type ContentPackage = `@docusaurus/plugin-content-${'docs' | 'blog' | 'pages'}`;

/** Gives what stands for a plugin for content, with options. */
export type ContentMaker = (name: ContentPackage, options: Readonly<Record<string, unknown>>) => object;

/** The key of a plugin's context that holds the maker of what it asks plugins for content for. */
const makerKey = 'docsite.content-maker';

/** The context of a plugin that may make plugins for content. */
export function withContentMaker<Context extends object>(context: Context, make: ContentMaker): Context {
  return { ...context, [Symbol.for(makerKey)]: make };
}

/**
 * Puts stand-ins in the place of the plugins for content in a plugin that is built around one of them: they ask the
 * context for what they make.
 */
export const contentStandIns: Plugin = {
  name: 'content-stand-ins',
  setup(build) {
    build.onResolve({ filter: /^@docusaurus\/plugin-content-(?:docs|blog|pages)$/ }, ({ path }) => ({
      path,
      namespace: 'content-stand-in',
    }));
    build.onLoad({ filter: /.*/, namespace: 'content-stand-in' }, ({ path }) => ({ contents: moduleOf(path) }));
  },
};

/** Options that the plugins complete those of a site with, as far as plugins around them read these. */
const defaults: Readonly<Record<string, object>> = {
  '@docusaurus/plugin-content-docs': { path: 'docs', routeBasePath: 'docs', tagsBasePath: 'tags' },
  '@docusaurus/plugin-content-blog': { path: 'blog', routeBasePath: 'blog', tagsBasePath: 'tags', postsPerPage: 10 },
  '@docusaurus/plugin-content-pages': { path: 'src/pages', routeBasePath: '/' },
};

/**
 * Importers take the function by its name, as the module, or as the default export of either. What else they take, and
 * what is made with a context that asks for no stand-ins, is that of the plugin, which is loaded only then.
 */
function moduleOf(name: string): string {
  const [key, given] = [makerKey, name].map((text) => JSON.stringify(text));
  return `const load = require;
    const make = async (context, options) => {
      const maker = context[Symbol.for(${key})];
      return maker === undefined ? load(${given}).default(context, options) : maker(${given}, options);
    };
    const validateOptions = ({ options }) => ({ ...${JSON.stringify(defaults[name])}, ...options });
    module.exports = Object.assign(make, { default: make, validateOptions, __esModule: true });
    const others = { get: (own, key) => typeof key === 'symbol' || key === 'then' || key in own ? own[key] : load(${given})[key] };
    Object.setPrototypeOf(make, new Proxy(Function.prototype, others));`;
}
