import type { UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';

/**
 * How diagrams are rendered, according to the options of `@docusaurus/theme-mermaid`. Without a theme they have the
 * site's colours.
 */
export function diagramsOf(themeConfig: Keys): UserConfig['diagrams'] {
  const mermaid = themeConfig.within('mermaid');
  const theme = mermaid.within('theme');
  const options = mermaid.within('options');
  return {
    light: theme.text('light'),
    dark: theme.text('dark'),
    options: JSON.parse(JSON.stringify(options.plain())),
  } as UserConfig['diagrams'];
}
