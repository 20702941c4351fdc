import { ConfigError, didYouMean, finding, type PresetSite, propertiesOf } from '@docsite/core';
import {
  type FunctionHolder,
  type FunctionHolders,
  functionHolders,
  functionOptions,
} from './config/functions/function-options.js';
import { listedPlugins, type PluginUse } from './config/plugins/plugins.js';
import { Keys } from './keys.js';
import type { CodeThemes } from './styles/code/code-colors.js';
import type { Takeover } from './takeover.js';

/** The values of a site besides docsite's own configuration, as given by `preset: ['docusaurus', { … }]`. */
export interface PresetValues {
  /** Plugins and themes. */
  readonly plugins: readonly PluginUse[];
  /** The `siteConfig` that `useDocusaurusContext()` and plugins receive. */
  readonly siteConfig: Readonly<Record<string, unknown>>;
  readonly functions: FunctionHolders;
  /** Whether the site's style sheets override all of Infima, whatever their selectors, as with `future.v4`. */
  readonly styleLayer: boolean;
  /** Whether rules in media queries stay in the layers of style sheets, which cssnano takes them out of. */
  readonly mediaInLayers: boolean;
  /** Themes of `prism-react-renderer`. */
  readonly codeThemes: CodeThemes;
}

const options = ['plugins', 'themes', 'siteConfig', 'styleLayer', 'mediaInLayers', 'codeThemes', ...functionHolders];

/** Reads the options of the preset. Throws a `ConfigError` for an unknown one. */
export function readPresetOptions(site: PresetSite, takeover: Takeover): PresetValues {
  const keys = Keys.of(site.options, ['preset', 1]);
  requireKnown(keys, options, takeover);
  const functionsOf = (holder: FunctionHolder) => holdersOf(keys, holder, takeover);
  const themes = keys.within('codeThemes');
  return {
    plugins: listedPlugins(keys, takeover),
    siteConfig: propertiesOf(keys.any('siteConfig')),
    functions: {
      markdown: functionsOf('markdown'),
      docs: functionsOf('docs'),
      blog: functionsOf('blog'),
      pages: functionsOf('pages'),
      sitemap: functionsOf('sitemap'),
      redirects: functionsOf('redirects'),
    },
    styleLayer: keys.flag('styleLayer') ?? false,
    mediaInLayers: keys.flag('mediaInLayers') ?? false,
    codeThemes: { light: themes.any('light'), dark: themes.any('dark') },
  };
}

/** The options of one instance, or of a list of them. */
function holdersOf(keys: Keys, holder: FunctionHolder, takeover: Takeover): readonly Keys[] {
  const found = instancesOf(keys, holder);
  for (const instance of found) requireKnown(instance, ['id', 'path', ...functionOptions[holder]], takeover);
  return found;
}

function instancesOf(keys: Keys, holder: FunctionHolder): readonly Keys[] {
  if (keys.list(holder).length > 0) return keys.each(holder);
  return keys.has(holder) ? [keys.within(holder)] : [];
}

function requireKnown(keys: Keys, known: readonly string[], takeover: Takeover): void {
  const unknown = keys.names().find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const path = keys.path.slice(2).filter((key) => typeof key === 'string');
  const where = path.length === 0 ? '' : ` in '${path.join('.')}'`;
  const message = `the preset 'docusaurus' has no option '${unknown}'${where}`;
  const hint = didYouMean(unknown, known) ?? `there are ${known.join(', ')}`;
  throw new ConfigError(
    [finding('config', takeover.placeOf([...keys.path, unknown]), message, hint)],
    takeover.siteDir,
  );
}
