import type { UserConfig } from '@docsite/core';
import type { Keys } from '../keys.js';

type HeadTag = NonNullable<UserConfig['head']>[number];

/** The ground behind enlarged images, as `docusaurus-plugin-image-zoom` is told it: docsite's has a style of its own that gives way. */
export function zoomGroundOf(themeConfig: Keys): HeadTag[] {
  const ground = themeConfig.within('zoom').within('background');
  const rules = [ruleOf(':root', ground.text('light')), ruleOf('[data-theme="dark"]', ground.text('dark'))].filter(
    (rule) => rule !== undefined,
  );
  return rules.length === 0 ? [] : [{ tag: 'style', content: rules.join('\n') }];
}

/** Nothing for a value that is more than one of CSS. */
function ruleOf(root: string, color: string | undefined): string | undefined {
  if (color === undefined || /[<;{}]/.test(color)) return undefined;
  return `${root} .medium-zoom-overlay { background: ${color} !important; }`;
}
