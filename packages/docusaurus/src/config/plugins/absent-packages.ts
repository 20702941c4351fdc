import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AbsentPackage, UserConfig } from '@docsite/core';
import { isObject } from '../../keys.js';
import { isPath } from '../../load/plugin-file.js';
import type { AbsentModule, Takeover } from '../../takeover.js';

/** The plugins, themes and presets that are not installed or do not exist, and where each may add pages. */
export function absentPackagesOf(config: UserConfig, takeover: Takeover): AbsentPackage[] {
  return takeover.absentModules.map((module) => ({
    kind: module.kind,
    name: module.name,
    place: takeover.placeOf(module.entry.path),
    ...(!isPath(module.name) && { command: takeover.installCommand }),
    routes: routesOf(module, config, takeover.siteDir),
  }));
}

/** The routes that the options of a module name, and those of the content that only a preset can have. */
function routesOf({ kind, entry }: AbsentModule, config: UserConfig, siteDir: string): string[] {
  const options = entry.options.plain();
  const named = namedRoutes(options);
  if (kind !== 'preset') return [...new Set(named)];
  const sections = Object.entries(options).filter(([, value]) => isObject(value) && namedRoutes(value).length === 0);
  const lacking = [
    ...(isEmpty(config.docs) ? ['/docs'] : []),
    ...(isEmpty(config.blog) && existsSync(join(siteDir, 'blog')) ? ['/blog'] : []),
  ];
  // a preset in place of the classic one provides the pages of the site, which may have any address
  const rest = isEmpty(config.pages) && lacking.length > 0 ? ['/'] : lacking;
  return [...new Set([...named, ...sections.map(([name]) => `/${name}`), ...rest])];
}

function isEmpty(content: unknown): boolean {
  return content === undefined || content === false || (Array.isArray(content) && content.length === 0);
}

/** Keys of options for addresses and folders of content. */
const pathKeys = /route|base|path|dir$|^(?:out|to|slug)$/i;

/** How deep options are searched: lists of specifications, with an object for each. */
const mostLevels = 5;

/** The addresses and folders that options name, each as a path that begins with a slash. */
function namedRoutes(value: unknown, level = 0): string[] {
  if (typeof value !== 'object' || value === null || level > mostLevels) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner !== 'string') return namedRoutes(inner, level + 1);
    const isPath = pathKeys.test(key) && /^(?:\.?\/)?[\w-]+(?:\/[\w-]+)*\/?$|^\/$/.test(inner);
    return isPath ? [`/${inner.replace(/^\.?\/|\/$/g, '')}`] : [];
  });
}
