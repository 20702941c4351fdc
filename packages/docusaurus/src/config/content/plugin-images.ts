import type { UserConfig } from '@docsite/core';
import { elementsToImages, imagesToElements } from './image-elements.js';

type Content = Record<'remarkPlugins' | 'rehypePlugins', readonly Plugin[]>;
type Plugin = NonNullable<NonNullable<UserConfig['markdown']>['remarkPlugins']>[number];

/** The key under which a list of plugins has the number of those that run before Docusaurus's; other code keeps it. */
const earlyKey = Symbol('plugins before those of Docusaurus');

/** Joins the plugins that run before those of Docusaurus, and therefore find images, and those that run after. */
export function joinPlugins(early: readonly Plugin[], late: readonly Plugin[]): Plugin[] {
  return Object.defineProperty([...early, ...late], earlyKey, { value: early.length });
}

/**
 * Lets Markdown plugins find images of the site as in Docusaurus 3: as elements with code, which become images again
 * after each plugin.
 */
export function withImageElements(config: UserConfig): Pick<UserConfig, 'docs' | 'blog' | 'pages'> {
  const wrappers = { remarkPlugins: pluginWrapper(false), rehypePlugins: pluginWrapper(true) };
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    const { remarkPlugins, rehypePlugins } = value as Partial<Content>;
    return {
      ...value,
      ...(remarkPlugins && { remarkPlugins: wrapLate(remarkPlugins, wrappers.remarkPlugins) }),
      ...(rehypePlugins && { rehypePlugins: wrapLate(rehypePlugins, wrappers.rehypePlugins) }),
    };
  };
  const { docs, blog, pages } = config;
  return Object.fromEntries(
    Object.entries({ docs, blog, pages }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, change(value)]],
    ),
  );
}

function wrapLate(plugins: readonly Plugin[] & { readonly [earlyKey]?: number }, wrapper: Wrapper): Plugin[] {
  const { [earlyKey]: early = 0 } = plugins;
  return plugins.map((plugin, index) => (index < early ? plugin : wrapper(plugin)));
}

type Transform = (this: unknown, tree: object, file: unknown, next?: Next) => unknown;
type Next = (error?: unknown, tree?: object, file?: unknown) => void;
type Attacher = (this: unknown, ...options: unknown[]) => unknown;

/** Wraps plugins so that they find elements; entries of the same plugin stay so, as they share a pipeline. */
type Wrapper = (entry: Plugin) => Plugin;

function pluginWrapper(isHast: boolean): Wrapper {
  const wrapped = new Map<unknown, Attacher>();
  return (entry) => {
    const [plugin, ...options] = (Array.isArray(entry) ? entry : [entry]) as [unknown, ...unknown[]];
    if (typeof plugin !== 'function') return entry;
    const attacher = wrapped.get(plugin) ?? wrap(plugin as Attacher, isHast);
    wrapped.set(plugin, attacher);
    return (Array.isArray(entry) ? [attacher, ...options] : attacher) as Plugin;
  };
}

function wrap(plugin: Attacher, isHast: boolean): Attacher {
  const attacher: Attacher = function (...options) {
    const transform = plugin.apply(this, options) as Transform | undefined;
    return typeof transform === 'function' ? wrapTransform(transform, isHast) : transform;
  };
  return Object.assign(Object.defineProperty(attacher, 'name', { value: plugin.name }), plugin);
}

function wrapTransform(transform: Transform, isHast: boolean): Transform {
  const run = (tree: object, file: unknown, next?: Next): unknown => {
    if (!imagesToElements(tree, isHast)) return transform(tree, file, next);
    const restore = (changed: unknown): unknown => {
      elementsToImages(typeof changed === 'object' && changed !== null ? changed : tree, isHast);
      return changed;
    };
    const restored: Next | undefined =
      next && ((error, changed, other) => next(error, restore(changed) as object, other));
    const result = transform(tree, file, restored);
    if (result instanceof Promise) return result.then(restore);
    return transform.length > 2 ? result : restore(result);
  };
  // unified passes `next` to functions with three parameters
  return transform.length > 2 ? (tree, file, next) => run(tree, file, next) : (tree, file) => run(tree, file);
}
