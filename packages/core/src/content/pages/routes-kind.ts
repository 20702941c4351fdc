import { posix } from 'node:path';
import { defaultConfigFile } from '../../config/default-config-file.js';
import type { SiteConfig } from '../../config/site-config.js';
import { placeOf } from '../../diagnostic.js';
import { joinRoute } from '../../route/route.js';
import type { AssembledContent, ContentKind } from '../content-kind.js';
import { untitled } from './assemble-pages.js';
import type { ModulePage } from './pages-page.js';

type ConfiguredRoute = SiteConfig['routes'][number];

/** Pages listed in the configuration, each rendered by a module that may be anywhere. */
export const routesKind = {
  name: 'routes' as const,
  scan: async ({ config, locale }) => config.routes.filter(({ locales }) => locales?.includes(locale.name) ?? true),
  sources: () => ({ roots: [], modules: [] }),
  assemble: (routes, { config, configFile = defaultConfigFile }): AssembledContent<object, ModulePage> => ({
    pages: routes.map((route) => routePage(route, config, configFile)),
    findings: [],
    facts: {},
  }),
  pages: {},
} satisfies ContentKind<readonly ConfiguredRoute[]>;

function routePage({ path, module, title }: ConfiguredRoute, config: SiteConfig, file: string): ModulePage {
  const route = joinRoute(path);
  return {
    kind: 'module',
    key: `route:${route}`,
    holds: 'text',
    route,
    title: title ?? untitled(posix.basename(route), config),
    description: '',
    source: `${file}:${route}`,
    module,
    place: placeOf(file),
  };
}
