import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { UserConfig } from '@docsite/core';

const theme = '@docusaurus/theme-live-codeblock';
const name = 'react-live';

/**
 * The location of the package that runs live code, for sites that only have it as a dependency of the theme, which is
 * where pnpm installs it.
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
