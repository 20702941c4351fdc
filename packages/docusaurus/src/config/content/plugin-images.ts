import type { UserConfig } from '@docsite/core';
import { elementsToImages, imagesToElements } from './image-elements.js';

type Content = Record<'remarkPlugins' | 'rehypePlugins', readonly Plugin[]>;
type Plugin = NonNullable<NonNullable<UserConfig['markdown']>['remarkPlugins']>[number];

/**
 * Lets Markdown plugins find images of the site as in Docusaurus 3: as elements with code, which become images again
 * after each plugin.
 */
export function withImageElements(config: UserConfig): Pick<UserConfig, 'docs' | 'blog' | 'pages'> {
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    const { remarkPlugins, rehypePlugins } = value as Partial<Content>;
    return {
      ...value,
      ...(remarkPlugins && { remarkPlugins: remarkPlugins.map((plugin) => withElements(plugin, false)) }),
      ...(rehypePlugins && { rehypePlugins: rehypePlugins.map((plugin) => withElements(plugin, true)) }),
    };
  };
  const { docs, blog, pages } = config;
  return Object.fromEntries(
    Object.entries({ docs, blog, pages }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, change(value)]],
    ),
  );
}

type Transform = (this: unknown, tree: object, file: unknown, next?: Next) => unknown;
type Next = (error?: unknown, tree?: object, file?: unknown) => void;
type Attacher = (this: unknown, ...options: unknown[]) => unknown;

const wrapped = new WeakMap<object, Map<boolean, Attacher>>();

/** The plugin around which images become elements; entries of the same plugin stay so, as they share a pipeline. */
function withElements(entry: Plugin, isHast: boolean): Plugin {
  const [plugin, ...options] = (Array.isArray(entry) ? entry : [entry]) as [unknown, ...unknown[]];
  if (typeof plugin !== 'function' || seeing.has(plugin)) return entry;
  const known = wrapped.get(plugin) ?? new Map<boolean, Attacher>();
  wrapped.set(plugin, known);
  const attacher = known.get(isHast) ?? wrap(plugin as Attacher, isHast);
  known.set(isHast, attacher);
  return (Array.isArray(entry) ? [attacher, ...options] : attacher) as Plugin;
}

const seeing = new WeakSet<object>();

/** Marks a plugin as one that runs before those of Docusaurus, and therefore finds images. */
export function seesImages(entry: Plugin): Plugin {
  const plugin: unknown = Array.isArray(entry) ? entry[0] : entry;
  if (typeof plugin === 'function') seeing.add(plugin);
  return entry;
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
