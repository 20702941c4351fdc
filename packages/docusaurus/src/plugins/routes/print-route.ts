import { isAbsolute } from 'node:path';
import { isOwnKey, type LeafRoute, type RouteConfig, type RouteModules, type RoutePlugin } from './route-config.js';

/** Who adds a page, and what its module refers to. */
export interface PrintedRoute {
  readonly plugin: RoutePlugin;
  /** The base URL that paths of routes begin with, if languages have different ones. */
  readonly baseUrl: string | undefined;
  /** The import specifier of a plugin's module. */
  readonly nameOf: (name: string) => string;
}

/** Prints the module of a page: its component, wrapped in those of the routes around it. */
export function printRoute({ leaf, around }: LeafRoute, { plugin, baseUrl, nameOf }: PrintedRoute): string {
  const printer = new Printer(nameOf);
  const route = around.reduceRight((inner, outer) => printer.route(outer, inner), printer.route(leaf));
  const context = Object.assign({}, ...[...around, leaf].map((one) => one.context));
  const data = printer.value(context);
  const isOpen = leaf.path.endsWith('/*');
  const base = baseUrl === undefined ? '' : ` base={${JSON.stringify(baseUrl)}}`;
  return [
    "import { RoutePage, moduleValue } from '@docusaurus/inner/routes/route-page';",
    ...(isOpen ? ["import { OpenRoutePage } from '@docusaurus/inner/routes/open-route-page';"] : []),
    ...printer.imports,
    `const route = ${route};`,
    `const context = { plugin: ${JSON.stringify(plugin)}, data: ${data} };`,
    'export default function Page() {',
    `  return <${isOpen ? 'Open' : ''}RoutePage route={route} context={context}${base} />;`,
    '}',
  ].join('\n');
}

/** The files of the components of pages, absolute, by the code of their modules. */
export function componentFiles(modules: readonly string[]): string[] {
  const found = modules.flatMap((code) => [...code.matchAll(/^import component\d+ from ("(?:[^"\\]|\\.)+");$/gm)]);
  const names = new Set(found.map(([, name = '""']) => JSON.parse(name) as string));
  return [...names].filter((name) => isAbsolute(name));
}

/** Prints routes and values, and collects the imports that they need. */
class Printer {
  readonly imports: string[] = [];

  constructor(private readonly nameOf: (name: string) => string) {}

  /** A route as code: the props of its component, and the nested route. */
  route(config: RouteConfig, inner = ''): string {
    const { path, component, modules = {}, props = {}, exact } = config;
    const name = `component${this.imports.length}`;
    this.imports.push(`import ${name} from ${JSON.stringify(component)};`);
    const values = JSON.stringify(props) ?? '{}';
    const parts = [
      ...this.ownKeys(config),
      `path: ${JSON.stringify(path)}`,
      `component: ${name}`,
      `exact: ${exact === true}`,
      `props: { ...${this.value(modules)}, ...${values} }`,
      `routes: [${inner}]`,
    ];
    return `{ ${parts.join(', ')} }`;
  }

  /** Additional keys of a route, which its component receives in the route. */
  private ownKeys(config: RouteConfig): string[] {
    return Object.entries(config).flatMap(([key, value]) => {
      const text = isOwnKey(key) ? undefined : JSON.stringify(value);
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
