import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PostcssHook } from '@docsite/core';
import type { PluginUse } from '../config/plugins.js';

/** The function of a plugin of Docusaurus that adds plugins of PostCSS. */
const hook = 'configurePostCss';

interface SiteOfPlugins {
  readonly siteDir: string;
  /** The configuration, as its file exports it. */
  readonly value: Readonly<Record<string, unknown>>;
}

/** What the plugins of a site add to PostCSS. Only those are called whose code names the function for it. */
export async function postcssHooksOf(plugins: readonly PluginUse[], site: SiteOfPlugins): Promise<PostcssHook[]> {
  const hooks = plugins.map(async ({ name, module, options }) => {
    const make = typeof module === 'function' ? fromCode(module) : fromName(name, site.siteDir);
    if (make === undefined) return [];
    const given = Object.fromEntries(options.names().map((key) => [key, options.any(key)]));
    const { siteDir, value: siteConfig } = site;
    const made = (await make({ siteDir, siteConfig, baseUrl: siteConfig.baseUrl }, given)) as Plugin | undefined;
    return made?.[hook] === undefined ? [] : [made[hook].bind(made)];
  });
  return (await Promise.all(hooks)).flat();
}

interface Plugin {
  readonly [hook]?: PostcssHook;
}

type MakePlugin = (context: object, options: object) => unknown;

function fromCode(module: object): MakePlugin | undefined {
  return String(module).includes(hook) ? (module as MakePlugin) : undefined;
}

/** The plugin of a package or a file of the site. */
function fromName(name: string, siteDir: string): MakePlugin | undefined {
  if (name.startsWith('@docusaurus/')) return undefined;
  const require = createRequire(join(siteDir, 'package.json'));
  try {
    const file = require.resolve(name);
    if (!existsSync(file) || !readFileSync(file, 'utf8').includes(hook)) return undefined;
    const module = require(file);
    return module.default ?? module;
  } catch {
    // that a plugin cannot be loaded is said of all that it does, not of its styles
    return undefined;
  }
}
