import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { UserConfig } from '@docsite/core';
import { resolveModule } from '../../load/files/find-module.js';

const theme = '@docusaurus/theme-live-codeblock';
const name = 'react-live';

/**
 * The location of the package that runs live code, for sites that only have it as a dependency of the theme, which is
 * where pnpm installs it.
 */
export function liveCodeAliases({ markdown }: UserConfig, siteDir: string): Readonly<Record<string, string>> {
  if (!markdown?.liveCode) return {};
  const file = resolveModule(`${theme}/package.json`, siteDir);
  if (file === undefined) return {};
  const folders = createRequire(realpathSync(file)).resolve.paths(name) ?? [];
  const folder = folders.map((packages) => join(packages, name)).find(existsSync);
  return folder === undefined ? {} : { [name]: folder };
}
