import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { UserConfig } from '@docsite/core';

const theme = '@docusaurus/theme-live-codeblock';
const name = 'react-live';

/**
 * Where the package lies that runs edited code, for sites that have it as a dependency of the theme for it alone: pnpm
 * puts it there.
 */
export function liveCodeAliases({ markdown }: UserConfig, siteDir: string): Readonly<Record<string, string>> {
  if (!markdown?.liveCode) return {};
  try {
    const file = createRequire(join(siteDir, 'package.json')).resolve(`${theme}/package.json`);
    const { paths } = createRequire(realpathSync(file)).resolve;
    const folder = paths(name)
      ?.map((packages) => join(packages, name))
      .find(existsSync);
    return folder === undefined ? {} : { [name]: folder };
  } catch {
    return {};
  }
}
