import { join } from 'node:path';
import { dependencyOf } from '../../load/installed-package.js';

/**
 * Aliases for version 5 of the `react-router…` packages, which come with Docusaurus and contain the router of its
 * pages: imports of them resolve to docsite's modules. A site that depends on a later version uses it for something
 * else.
 */
export function routerAliases(siteDir: string, themeDir: string): Record<string, string> {
  const folder = join(themeDir, 'docusaurus');
  const isOwn = ['react-router', 'react-router-dom'].some((name) => isLater(dependencyOf(siteDir, name)));
  if (isOwn) return {};
  return {
    'react-router': join(folder, 'react-router'),
    'react-router-dom': join(folder, 'react-router'),
    'react-router-config': join(folder, 'react-router-config'),
  };
}

function isLater(range: unknown): boolean {
  return Number(/\d+/.exec(String(range))?.[0] ?? 5) > 5;
}
