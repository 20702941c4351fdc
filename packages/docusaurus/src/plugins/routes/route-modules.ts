import type { UserConfig } from '@docsite/core';
import { printRoute } from './print-route.js';
import { leavesOf, type RouteConfig, type RoutePlugin } from './route-config.js';

type Routes = NonNullable<UserConfig['routes']>;

/** A page of a plugin, and the plugin that added it. */
export interface AddedRoute {
  readonly route: RouteConfig;
  readonly plugin: RoutePlugin;
  /** The plugin's path of keys in the configuration. */
  readonly by: readonly PropertyKey[];
}

/** docsite's pages for those that plugins have added, and the code of their modules by name. */
export interface RoutePages {
  readonly routes: Routes;
  readonly modules: Readonly<Record<string, string>>;
  /** The paths of keys of the plugins that added them, by module. */
  readonly paths: Readonly<Record<string, readonly PropertyKey[]>>;
}

/** The routes that plugins have added in a language. */
export interface AddedInLocale {
  readonly locale: string;
  readonly added: readonly AddedRoute[];
  /** The prefix of route paths. */
  readonly baseUrl: string;
  /** The name of a plugin's module in this language. */
  readonly nameOf: (name: string) => string;
}

/**
 * Creates pages from plugin routes. A route with nested routes renders each of them inside itself, so the innermost
 * ones are the pages. Pages that are identical in several languages, apart from the base URL in their paths, become one
 * page.
 *
 * @param languages Starting with the default one.
 */
export function routePages(languages: readonly AddedInLocale[]): RoutePages {
  const baseUrl = languages[0]?.baseUrl ?? '/';
  const isAlone = aloneAmong(languages);
  const found = new Map<string, RoutePage & { readonly locales: string[] }>();
  for (const language of languages)
    for (const page of pagesIn(language, { baseUrl, isAlone, isOfOne: languages.length === 1 })) {
      const key = `${page.path}\n${page.code}`;
      const known = found.get(key);
      if (known === undefined) found.set(key, { ...page, locales: [language.locale] });
      else if (!known.locales.includes(language.locale)) known.locales.push(language.locale);
    }
  const pages = [...found.values()];
  return {
    routes: pages.map(({ path, locales, takesBelow }, index) => ({
      path,
      module: moduleName(index),
      ...(locales.length < languages.length && { locales }),
      ...(takesBelow && { takesBelow }),
    })),
    modules: Object.fromEntries(pages.map(({ code }, index) => [moduleName(index), code])),
    paths: Object.fromEntries(pages.map(({ by }, index) => [moduleName(index), by])),
  };
}

interface RoutePage extends Pick<AddedRoute, 'by'> {
  readonly path: string;
  readonly code: string;
  readonly takesBelow: boolean;
}

interface PrintedFor {
  /** The base URL that paths in the code begin with, whatever the language. */
  readonly baseUrl: string;
  readonly isAlone: (leaf: RouteConfig) => boolean;
  /** Whether there is only one language. */
  readonly isOfOne: boolean;
}

/** The pages of a language. */
function pagesIn(
  { added, baseUrl: own, nameOf }: AddedInLocale,
  { baseUrl, isAlone, isOfOne }: PrintedFor,
): RoutePage[] {
  const printed = { baseUrl: isOfOne ? undefined : baseUrl, nameOf };
  const rebased = (route: RouteConfig) => ({ ...route, path: rebase(route.path, own, baseUrl) });
  return added.flatMap(({ route, plugin, by }) =>
    leavesOf(route).map(({ leaf, around }) => {
      const path = pathBelow(leaf.path, own);
      const takesBelow = path !== '/' && (leaf.path.endsWith('/*') || (leaf.exact !== true && isAlone(leaf)));
      const code = printRoute({ leaf: rebased(leaf), around: around.map(rebased) }, { ...printed, plugin });
      return { path, code, by, takesBelow };
    }),
  );
}

/**
 * Whether the component of a route draws a single page, rather than an application below its path. Pages created from
 * data share a component; they have nothing below them, even if their routes are not exact.
 */
function aloneAmong([first]: readonly AddedInLocale[]): (leaf: RouteConfig) => boolean {
  const leaves = (first?.added ?? []).flatMap(({ route }) => leavesOf(route).map(({ leaf }) => leaf.component));
  return ({ component }) => leaves.indexOf(component) === leaves.lastIndexOf(component);
}

function rebase(path: string, from: string, to: string): string {
  return path.startsWith(from) ? to + path.slice(from.length) : path;
}

function moduleName(index: number): string {
  return `@docusaurus/routes/${index}`;
}

/** A path without the base URL; a pattern such as `*` is not a page. */
function pathBelow(path: string, baseUrl: string): string {
  const inner = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;
  return `/${inner.replace(/^\/+|\/?\*?$/g, '')}`;
}
