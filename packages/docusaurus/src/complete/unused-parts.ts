import { leaveBabel } from '../modules/babel-config.js';
import { idleSwizzles } from '../modules/components/idle-swizzles.js';
import { swizzleDir } from '../modules/components/theme-files.js';
import { sourceFolders } from '../styles/sources/site-sources.js';
import type { Completion } from './completion.js';
import type { SiteToComplete } from './site-to-complete.js';

/** Reports settings of Babel that have no effect, and components that nothing draws. */
export async function leaveUnused(
  { takeover, themeDir }: SiteToComplete,
  { plugins, own, config }: Completion,
): Promise<void> {
  const { siteDir } = takeover;
  await leaveBabel(plugins.context.siteConfig, takeover);
  const { themes, modules } = plugins.results;
  const idle = idleSwizzles(siteDir, own.swizzles, {
    folders: sourceFolders(config, siteDir),
    themeDir,
    pluginThemes: themes,
    pluginCode: [...own.pluginComponents.map(({ text }) => text), ...Object.values(modules)],
  });
  for (const name of idle) takeover.leaves(`component ${swizzleDir}/${name}`);
}
