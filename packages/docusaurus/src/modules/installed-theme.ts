import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The components of Docusaurus's own theme, where the site has it installed: what a site has ejected asks for parts of it that
 * docsite has nothing of. It is the lowest layer, so that all other names are docsite's.
 */
export function installedTheme(siteDir: string): string[] {
  try {
    const file = createRequire(join(siteDir, 'package.json')).resolve('@docusaurus/theme-classic');
    const folder = join(dirname(file), 'theme');
    return existsSync(folder) ? [folder] : [];
  } catch {
    return [];
  }
}
