import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { drawsEmptyBlogs } from '../config/content/blog.js';
import type { FunctionHolders } from '../config/functions/function-options.js';
import type { PluginUse } from '../config/plugins/plugins.js';
import type { Keys } from '../keys.js';
import type { Takeover } from '../takeover.js';

/** The content of a site: the options of its content plugins. */
export interface Contents {
  readonly docs: readonly Keys[];
  readonly pages: readonly Keys[];
  readonly blogs: readonly Keys[];
}

/** The options of each use of a plugin of Docusaurus, by its name without scope. */
export function optionsOf(plugins: readonly PluginUse[], name: string): Keys[] {
  return optionsOfPackage(plugins, `@docusaurus/${name}`);
}

/** The options of each use of a plugin, by its package name. */
export function optionsOfPackage(plugins: readonly PluginUse[], name: string): Keys[] {
  return plugins.filter((plugin) => plugin.name === name).map(({ options }) => options);
}

/**
 * The options of docs instances, starting with `default`, because references without an instance mean that one, and in
 * docsite the first one.
 */
function docsOptions(plugins: readonly PluginUse[]): Keys[] {
  const docs = optionsOf(plugins, 'plugin-content-docs');
  const named = docs.filter((options) => (options.text('id') ?? 'default') !== 'default');
  return [...docs.filter((options) => !named.includes(options)), ...named];
}

/**
 * Collects the content of a site, and records it as taken over. Without a blog folder, a site has an empty blog or,
 * before Docusaurus 3.10, none, whereas the docs folder must exist.
 */
export function contentsOf(plugins: readonly PluginUse[], takeover: Takeover): Contents {
  const hasEmptyBlogs = drawsEmptyBlogs(takeover.siteDir);
  const [docs, pages] = [docsOptions(plugins), optionsOf(plugins, 'plugin-content-pages')];
  // a plugin wrapping the blog plugin may write the folder itself
  const written = new Set(plugins.filter(({ around }) => around !== undefined).map(({ options }) => options));
  const blogs = optionsOf(plugins, 'plugin-content-blog').filter((options) => {
    if (hasEmptyBlogs || written.has(options) || existsSync(resolve(takeover.siteDir, options.text('path') ?? 'blog')))
      return true;
    // settings for something that does not exist are not reported as left out
    options.skip(...options.names());
    return false;
  });
  if (docs.length > 0) takeover.takes(docs.length === 1 ? 'docs' : `${docs.length} docs instances`);
  if (pages.length > 0) takeover.takes(pages.length === 1 ? 'pages' : `${pages.length} folders of pages`);
  if (blogs.length > 0) takeover.takes(blogs.length === 1 ? 'blog' : `${blogs.length} blogs`);
  return { docs, pages, blogs };
}

/** The holders of options that contain functions. */
export function functionsOf(config: Keys, plugins: readonly PluginUse[]): FunctionHolders {
  return {
    markdown: [config.within('markdown')],
    docs: docsOptions(plugins),
    blog: optionsOf(plugins, 'plugin-content-blog'),
    pages: optionsOf(plugins, 'plugin-content-pages'),
    sitemap: optionsOf(plugins, 'plugin-sitemap'),
    redirects: optionsOf(plugins, 'plugin-client-redirects'),
  };
}
