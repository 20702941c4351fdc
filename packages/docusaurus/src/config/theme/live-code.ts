import type { UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import type { PluginUse } from '../plugins/plugins.js';

type LiveCode = NonNullable<UserConfig['markdown']>['liveCode'];

const theme = '@docusaurus/theme-live-codeblock';

/**
 * Whether code is editable, and where its result appears, according to the options of
 * `@docusaurus/theme-live-codeblock`.
 */
export function liveCodeOf(themeConfig: Keys, plugins: readonly PluginUse[], takeover: Takeover): LiveCode {
  const position = themeConfig.within('liveCodeBlock').text('playgroundPosition');
  const use = plugins.find(({ name }) => name === theme);
  if (use === undefined) return false;
  takeover.moves(use.path, ['markdown', 'liveCode']);
  return position === 'top' ? { result: 'top' } : true;
}
