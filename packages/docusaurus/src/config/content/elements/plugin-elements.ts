import { oncePerKey, type UserConfig } from '@docsite/core';
import { diagramsToElements, elementsToDiagrams } from './diagram-elements.js';
import { elementsToImages, imagesToElements, type TreeKind } from './image-elements.js';

type Content = Record<'remarkPlugins' | 'rehypePlugins', readonly Plugin[]>;
type Plugin = NonNullable<NonNullable<UserConfig['markdown']>['remarkPlugins']>[number];

/** The key under which a list of plugins stores how many of them run before Docusaurus's. Other code preserves it. */
const earlyKey = Symbol('plugins before those of Docusaurus');

/** Joins the plugins that run before Docusaurus's own, and so find images as images, with those that run after them. */
export function joinPlugins(early: readonly Plugin[], late: readonly Plugin[]): Plugin[] {
  return Object.defineProperty([...early, ...late], earlyKey, { value: early.length });
}

/**
 * Lets Markdown plugins find images of the site and diagrams as elements, as in Docusaurus 3. After each plugin, these
 * become images and code again.
 */
export function withOwnElements(config: UserConfig): Pick<UserConfig, 'docs' | 'blog' | 'pages'> {
  const hasDiagrams = config.markdown?.mermaid !== false;
  const wrappers = {
    remarkPlugins: pluginWrapper({ kind: 'mdast', hasDiagrams }),
    rehypePlugins: pluginWrapper({ kind: 'hast', hasDiagrams }),
  };
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

/** What the trees consist of, and whether the site has diagrams. */
interface TreeFacts {
  readonly kind: TreeKind;
  readonly hasDiagrams: boolean;
}

function pluginWrapper(facts: TreeFacts): Wrapper {
  const wrapped = oncePerKey((plugin: Attacher) => wrap(plugin, facts));
  return (entry) => {
    const [plugin, ...options] = (Array.isArray(entry) ? entry : [entry]) as [unknown, ...unknown[]];
    if (typeof plugin !== 'function') return entry;
    const attacher = wrapped(plugin as Attacher);
    return Array.isArray(entry) ? [attacher, ...options] : attacher;
  };
}

function wrap(plugin: Attacher, facts: TreeFacts): Attacher {
  const attacher: Attacher = function (...options) {
    const transform = plugin.apply(this, options) as Transform | undefined;
    return typeof transform === 'function' ? wrapTransform(transform, facts) : transform;
  };
  return Object.assign(Object.defineProperty(attacher, 'name', { value: plugin.name }), plugin);
}

function wrapTransform(transform: Transform, { kind, hasDiagrams }: TreeFacts): Transform {
  const run = (tree: object, file: unknown, next?: Next): unknown => {
    const showsImages = imagesToElements(tree, kind);
    const showsDiagrams = hasDiagrams && diagramsToElements(tree);
    if (!showsImages && !showsDiagrams) return transform(tree, file, next);
    const restore = (changed: unknown): unknown => {
      const result = typeof changed === 'object' && changed !== null ? changed : tree;
      if (showsImages) elementsToImages(result, kind);
      if (showsDiagrams) elementsToDiagrams(result);
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
