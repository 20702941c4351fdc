import type { Plugin } from 'esbuild';

/** The content plugins, which docsite replaces. */
export type ContentPackage = `@docusaurus/plugin-content-${'docs' | 'blog' | 'pages'}`;

/** Returns the stand-in for a content plugin with options. */
export type ContentMaker = (name: ContentPackage, options: Readonly<Record<string, unknown>>) => object;

/** The key in a plugin's context for the function that creates stand-ins. */
const makerKey = 'docsite.content-maker';

/** The context of a plugin that may create content plugins. */
export function withContentMaker<Context extends object>(context: Context, make: ContentMaker): Context {
  return { ...context, [Symbol.for(makerKey)]: make };
}

/**
 * Replaces content plugins by stand-ins in a plugin that wraps one of them: they obtain the result from the context.
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

/** Default options of the content plugins, as far as wrapping plugins read them. */
const defaults: Readonly<Record<string, object>> = {
  '@docusaurus/plugin-content-docs': { path: 'docs', routeBasePath: 'docs', tagsBasePath: 'tags' },
  '@docusaurus/plugin-content-blog': { path: 'blog', routeBasePath: 'blog', tagsBasePath: 'tags', postsPerPage: 10 },
  '@docusaurus/plugin-content-pages': { path: 'src/pages', routeBasePath: '/' },
};

/**
 * Prints a module in the forms that importers use: the function by name, as the module, or as the default export of
 * either. Other exports, and calls with a context without stand-ins, are passed on to the real plugin, which is only
 * loaded then.
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
