import type { SelectorAliases, UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import { isRunning, type PluginUse } from '../plugins/plugins.js';
import type { HeadTag } from './head-tag.js';

/** Whether a plugin that runs enlarges images, so that the options in the theme configuration are its own. */
export function hasZoomPlugin(plugins: readonly PluginUse[]): boolean {
  return plugins.some((use) => isRunning(use) && /zoom/.test(use.name));
}

/**
 * Which images a click enlarges, and how, according to the options of `docusaurus-plugin-image-zoom`.
 *
 * @param classes Docsite's elements by class of Docusaurus's theme, which the selector may contain.
 */
export function imageZoomOf(themeConfig: Keys, { classes }: SelectorAliases): UserConfig['imageZoom'] {
  const zoom = themeConfig.within('zoom');
  const config = zoom.within('config');
  const eitherClass = (written: string, name: string): string => {
    const ours = Object.hasOwn(classes, name) ? classes[name]?.ours : undefined;
    return ours === undefined ? written : `:is(${written}, ${ours})`;
  };
  return {
    selector: zoom.text('selector')?.replace(/\.([\w-]+)/g, eitherClass),
    margin: config.number('margin'),
    scrollOffset: config.number('scrollOffset'),
  } as UserConfig['imageZoom'];
}

/** The background behind enlarged images according to these options, which overrides docsite's own. */
export function zoomGroundOf(themeConfig: Keys): HeadTag[] {
  const zoom = themeConfig.within('zoom');
  const ground = zoom.within('background');
  const always = zoom.within('config').text('background');
  const rules = [
    ruleOf(':root', ground.text('light') ?? always),
    ruleOf('[data-theme="dark"]', ground.text('dark')),
  ].filter((rule) => rule !== undefined);
  return rules.length === 0 ? [] : [{ tag: 'style', content: rules.join('\n') }];
}

/** The rule for the background; undefined for a value that could contain more than a colour. */
function ruleOf(root: string, color: string | undefined): string | undefined {
  if (color === undefined || /[<;{}]/.test(color)) return undefined;
  return `${root} .medium-zoom-overlay { background: ${color} !important; }`;
}
