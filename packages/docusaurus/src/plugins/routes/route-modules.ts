import type { UserConfig } from '@docsite/core';
import type { RouteConfig, RouteModules } from './route-config.js';

type Routes = NonNullable<UserConfig['routes']>;

/** A page of a plugin, and the plugin that added it. */
export interface AddedRoute {
  readonly route: RouteConfig;
  readonly plugin: { readonly name: string; readonly id: string };
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
  const found = new Map<string, RoutePage>();
  const isAlone = aloneAmong(languages);
  const [first] = languages;
  for (const language of languages)
    for (const { route, plugin, by } of language.added)
      for (const chain of leavesOf([route])) {
        const leaf = chain.at(-1) as RouteConfig;
        const { path: written } = leaf;
        const path = pathBelow(written, language.baseUrl);
        const takesBelow = path !== '/' && (written.endsWith('/*') || (leaf.exact !== true && isAlone(leaf)));
        const rebased = chain.map((own) => ({ ...own, path: rebase(own.path, language.baseUrl, first?.baseUrl) }));
        const code = printRoute(rebased, plugin, language.nameOf);
        const key = `${path}\n${code}`;
        const known = found.get(key);
        if (known === undefined) found.set(key, { path, code, by, locales: [language.locale], takesBelow });
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

/**
 * Whether the component of a route draws no other page, as that of an application. Pages of data, which share one, have
 * nothing below them even if their routes are not exact.
 */
function aloneAmong([first]: readonly AddedInLocale[]): (leaf: RouteConfig) => boolean {
  const leaves = (first?.added ?? []).flatMap(({ route }) => leavesOf([route]).map((chain) => chain.at(-1)?.component));
  return ({ component }) => leaves.indexOf(component) === leaves.lastIndexOf(component);
}

interface RoutePage extends Pick<AddedRoute, 'by'> {
  readonly path: string;
  readonly code: string;
  readonly locales: string[];
  readonly takesBelow: boolean;
}

function rebase(path: string, from: string, to = from): string {
  return path.startsWith(from) ? to + path.slice(from.length) : path;
}

function moduleName(index: number): string {
  return `@docusaurus/routes/${index}`;
}

/** The chains from a route to each of its innermost routes. */
export function leavesOf(chain: readonly RouteConfig[]): (readonly RouteConfig[])[] {
  const { routes = [] } = chain.at(-1) as RouteConfig;
  return routes.length === 0 ? [chain] : routes.flatMap((route) => leavesOf([...chain, route]));
}

/** A path without the base URL; a pattern such as `*` is not a page. */
function pathBelow(path: string, baseUrl: string): string {
  const inner = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;
  return `/${inner.replace(/^\/+|\/?\*?$/g, '')}`;
}

/** Prints the module of a page: its component, wrapped in those of the routes around it. */
function printRoute(
  chain: readonly RouteConfig[],
  plugin: AddedRoute['plugin'],
  nameOf: AddedInLocale['nameOf'],
): string {
  const printer = new Printer(nameOf);
  const route = chain.reduceRight<string | undefined>((inner, own) => printer.route(own, inner), undefined) as string;
  const context = Object.assign({}, ...chain.map((own) => own.context ?? {}));
  const data = printer.value(context);
  const isOpen = chain.at(-1)?.path.endsWith('/*') === true;
  return [
    "import { RoutePage, moduleValue } from '@docusaurus/route-page';",
    ...(isOpen ? ["import { OpenRoutePage } from '@docusaurus/open-route-page';"] : []),
    ...printer.imports,
    `const route = ${route};`,
    `const context = { plugin: ${JSON.stringify(plugin)}, data: ${data} };`,
    'export default function Page() {',
    `  return <${isOpen ? 'Open' : ''}RoutePage route={route} context={context} />;`,
    '}',
  ].join('\n');
}

/** The keys of routes that Docusaurus itself uses. */
const known = new Set([
  'path',
  'component',
  'modules',
  'props',
  'context',
  'routes',
  'exact',
  'priority',
  'metadata',
  'plugin',
]);

class Printer {
  readonly imports: string[] = [];

  constructor(private readonly nameOf: AddedInLocale['nameOf']) {}

  /** A route as code: the props of its component, and the nested route. */
  route(config: RouteConfig, inner: string | undefined): string {
    const { path, component, modules = {}, props = {}, exact } = config;
    const name = `component${this.imports.length}`;
    this.imports.push(`import ${name} from ${JSON.stringify(component)};`);
    const values = JSON.stringify(props) ?? '{}';
    const parts = [
      ...this.ownKeys(config),
      `path: ${JSON.stringify(path)}`,
      `component: ${name}`,
      `exact: ${exact === true}`,
    ];
    parts.push(`props: { ...${this.value(modules)}, ...${values} }`, `routes: [${inner ?? ''}]`);
    return `{ ${parts.join(', ')} }`;
  }

  /** Additional keys of a route, which its component receives in the route. */
  private ownKeys(config: RouteConfig): string[] {
    return Object.entries(config).flatMap(([key, value]) => {
      const text = known.has(key) ? undefined : JSON.stringify(value);
      return text === undefined ? [] : [`${JSON.stringify(key)}: ${text}`];
    });
  }

  /** Modules by name as code, with each name replaced by its module. */
  value(modules: RouteModules | RouteModules[string]): string {
    if (typeof modules === 'string') return this.module(modules);
    if (Array.isArray(modules)) return `[${modules.map((item) => this.value(item)).join(', ')}]`;
    const own = modules as RouteModules;
    if (typeof own.path === 'string' && ('__import' in own || 'query' in own)) return this.module(own.path);
    const entries = Object.entries(own);
    return `{ ${entries.map(([key, item]) => `${JSON.stringify(key)}: ${this.value(item)}`).join(', ')} }`;
  }

  private module(path: string): string {
    const name = `module${this.imports.length}`;
    this.imports.push(`import * as ${name} from ${JSON.stringify(this.nameOf(path.replace(/\?.*$/, '')))};`);
    return `moduleValue(${name})`;
  }
}
