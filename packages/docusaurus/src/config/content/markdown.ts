import { keyPath, type UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import { blameMissing } from '../../load/blame-missing.js';
import { missingPackageOf } from '../../load/bundling/missing-packages.js';
import { isDocusaurus2 } from '../../load/docusaurus-version.js';
import type { Takeover } from '../../takeover.js';
import { hasFutureFlag } from '../site/future-flags.js';
import { joinPlugins } from './elements/plugin-elements.js';
import { type ContentsByFolder, drawsMath, isMathPlugin, mathOf } from './math.js';

type Markdown = NonNullable<UserConfig['markdown']>;
type Plugin = NonNullable<Markdown['remarkPlugins']>[number];

/** How content is read: `.md` files are MDX unless the site says otherwise. */
export function markdownOf(config: Keys, byFolder: ContentsByFolder, takeover: Takeover): Markdown {
  const { siteDir } = takeover;
  const contents = Object.values(byFolder).flat();
  const markdown = config.within('markdown');
  const compat = markdown.within('mdx1Compat');
  compat.skip('headingIds');
  const isCompatible = !hasFutureFlag(config, 'mdx1CompatDisabledByDefault', siteDir);
  return {
    format: ['detect', 'md'].includes(markdown.text('format') ?? 'mdx') ? 'detect' : 'mdx',
    mdx1: isDocusaurus2(siteDir),
    // MDX 1 itself parses what follows the language
    codeTitles: isDocusaurus2(siteDir) ? 'any' : 'quoted',
    htmlComments: compat.flag('comments') ?? isCompatible,
    admonitionTitles: compat.flag('admonitions') ?? isCompatible,
    emoji: markdown.flag('emoji') ?? true,
    capitalIds: markdown.within('anchors').flag('maintainCase') ?? false,
    math: mathOf(byFolder, siteDir),
    mermaid: markdown.flag('mermaid') ?? false,
    ...admonitionsOf(contents),
  };
}

/** The Markdown plugins of a content plugin. */
export function markdownPluginsOf(
  options: Keys,
  takeover: Takeover,
): Pick<Markdown, 'remarkPlugins' | 'rehypePlugins'> {
  leaveProgramPlugins(options, takeover);
  const isLeftOut = drawsMath(options) ? isMathPlugin : () => false;
  const plugins = (name: string) => pluginsOf(options, name, { takeover, isLeftOut });
  const remarkPlugins = joinPlugins(plugins('beforeDefaultRemarkPlugins'), plugins('remarkPlugins'));
  const rehypePlugins = [...plugins('beforeDefaultRehypePlugins'), ...plugins('rehypePlugins')];
  return { ...(remarkPlugins.length > 0 && { remarkPlugins }), ...(rehypePlugins.length > 0 && { rehypePlugins }) };
}

/** Reports plugins for MDX's generated programs as left out, because docsite prints modules itself, from trees. */
function leaveProgramPlugins(options: Keys, takeover: Takeover): void {
  const plugins = options.list('recmaPlugins').map((entry) => [entry].flat()[0]);
  if (plugins.length === 0) return;
  const names = plugins.map((plugin) => (typeof plugin === 'function' && plugin.name) || 'a function');
  const key = keyPath([...options.path, 'recmaPlugins']);
  const reason =
    'as documents are not compiled to MDX programs here; use a rehype plugin to change elements or exports';
  takeover.leaves(`${names.join(' and ')} in ${key}, ${reason}`);
}

/** Names that Docusaurus supports for compatibility with versions before 2. */
const olderAdmonitions = ['secondary', 'success'];

/**
 * The names of admonitions, which are the same for all content here: those that any content plugin adds, and the usual
 * ones unless every content plugin turns these off.
 */
function admonitionsOf(contents: readonly Keys[]): Partial<Markdown> {
  const parts = contents.map(readAdmonitions);
  const own = parts.flatMap(({ names }) => names);
  if (parts.length > 0 && parts.every(({ hasUsual }) => !hasUsual))
    return { admonitions: own, builtInAdmonitions: false };
  return { admonitions: [...olderAdmonitions, ...own] };
}

function readAdmonitions(options: Keys): { readonly names: readonly string[]; readonly hasUsual: boolean } {
  const value = options.any('admonitions');
  if (typeof value === 'boolean') return { names: [], hasUsual: value };
  const admonitions = options.within('admonitions');
  return { names: admonitions.texts('keywords') ?? [], hasUsual: admonitions.flag('extendDefaults') ?? true };
}

/** The plugins under a key; packages that are not installed are reported. */
function pluginsOf(
  options: Keys,
  name: string,
  { takeover, isLeftOut }: { readonly takeover: Takeover; readonly isLeftOut: (entry: unknown) => boolean },
): Plugin[] {
  const blame = (plugin: unknown) => blameMissing(plugin, takeover.siteDir);
  return options.list(name).flatMap((entry, index): Plugin[] => {
    const [plugin, ...given] = Array.isArray(entry) ? entry : [entry];
    if (isLeftOut(entry)) return [];
    const missing = missingPackageOf(plugin);
    if (missing !== undefined) {
      const message = `the Markdown plugin '${missing}' is not installed`;
      const hint = `install what the site needs: ${takeover.installCommand}`;
      takeover.report('plugin', [...options.path, name, index], { message, hint, cause: message });
      return [];
    }
    if (typeof plugin !== 'function') return [];
    return [(Array.isArray(entry) ? [blame(plugin), ...given] : blame(plugin)) as Plugin];
  });
}
