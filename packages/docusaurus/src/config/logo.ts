import type { Keys } from '../keys.js';

/** The logo of a navbar or footer. */
export function logoOf(holder: Keys): object | undefined {
  if (!holder.has('logo')) return undefined;
  const logo = holder.within('logo');
  logo.skip('target', 'className', 'style');
  return {
    src: logo.text('src') ?? '',
    srcDark: logo.text('srcDark'),
    alt: logo.text('alt'),
    width: logo.number('width'),
    height: logo.number('height'),
    href: logo.text('href'),
  };
}
