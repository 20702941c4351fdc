import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders } from '../../packages/site-packages.js';

/** The file that a style sheet names as `~package/file`, webpack's notation for packages, or as `@site/file`. */
export function fileOfPrefixed(path: string, siteDir: string): string | undefined {
  if (path.startsWith('@site/')) return join(siteDir, path.slice('@site/'.length));
  const [, name, rest = ''] = /^~((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(path) ?? [];
  if (name === undefined) return undefined;
  const folder = packageFolders(siteDir).find((packages) => existsSync(join(packages, name)));
  return folder === undefined ? undefined : join(folder, name, rest);
}
