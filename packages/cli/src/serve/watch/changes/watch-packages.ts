import { join } from 'node:path';
import { identifyPackages } from '../../../cache/folder/installed-packages.js';

/** Milliseconds between two checks: what they read takes a few milliseconds in a site with a thousand packages. */
const usualPause = 2000;

/**
 * Notices that packages were installed, removed or replaced, whose files are not watched. Reports the path of
 * `node_modules`.
 */
export function watchPackages(
  siteDir: string,
  onChange: (path: string) => void,
  pause = usualPause,
): { readonly close: () => void } {
  let known = identifyPackages(siteDir);
  const timer = setInterval(() => {
    const found = identifyPackages(siteDir);
    if (found === known) return;
    known = found;
    onChange(join(siteDir, 'node_modules'));
  }, pause);
  return { close: () => clearInterval(timer) };
}
