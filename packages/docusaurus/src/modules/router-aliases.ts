import { join } from 'node:path';
import { dependencyOf } from '../load/docusaurus-version.js';

/**
 * Docusaurus's pages stand in the router of the packages `react-router…` 5, which comes with it: what code imports of
 * them is answered by docsite's. A site that asks for a later router by itself has another use for it.
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
