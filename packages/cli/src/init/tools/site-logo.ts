import { propertiesOf } from '@docsite/core';
import type { SiteLogo } from './tool-site.js';
import { isText, textOf } from './written-text.js';

/**
 * The logo of VitePress or Starlight: a path, or an object with one for both colour modes or for each.
 *
 * @param addressOf The address of an image; undefined if it is not published.
 */
export function logoOf(logo: unknown, addressOf: (path: string) => string | undefined): SiteLogo | undefined {
  const { light, dark, src = light ?? logo, alt } = propertiesOf(logo);
  const [address, addressDark] = [src, dark].map((path) => (isText(path) ? addressOf(path) : undefined));
  if (address === undefined || (dark !== undefined && addressDark === undefined)) return undefined;
  return { src: address, srcDark: addressDark, alt: textOf(alt) };
}
