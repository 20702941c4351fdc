import type { Place } from '@docsite/core';
import type { FunctionHolders } from '../../config/functions/function-options.js';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';

/** Options that name a component for the pages of an instance, in place of one of the theme. */
const options = {
  docItemComponent: { of: 'docs', component: 'DocItem' },
  docsRootComponent: { of: 'docs', component: 'DocsRoot' },
  docVersionRootComponent: { of: 'docs', component: 'DocVersionRoot' },
  docRootComponent: { of: 'docs', component: 'DocRoot' },
  docLayoutComponent: { of: 'docs', component: 'DocPage' },
  docCategoryGeneratedIndexComponent: { of: 'docs', component: 'DocCategoryGeneratedIndexPage' },
  docTagDocListComponent: { of: 'docs', component: 'DocTagDocListPage' },
  docTagsListComponent: { of: 'docs', component: 'DocTagsListPage' },
  blogListComponent: { of: 'blog', component: 'BlogListPage' },
  blogPostComponent: { of: 'blog', component: 'BlogPostPage' },
  blogTagsListComponent: { of: 'blog', component: 'BlogTagsListPage' },
  blogTagsPostsComponent: { of: 'blog', component: 'BlogTagsPostsPage' },
  blogAuthorsListComponent: { of: 'blog', component: 'Blog/Pages/BlogAuthorsListPage' },
  blogAuthorsPostsComponent: { of: 'blog', component: 'Blog/Pages/BlogAuthorsPostsPage' },
  mdxPageComponent: { of: 'pages', component: 'MDXPage' },
} as const;

/** Options of the same kind for what docsite draws itself, with the default component of each. */
const undrawn: Readonly<Record<string, string>> = {
  blogArchiveComponent: 'BlogArchivePage',
};

/** Components named by options, by the theme component that each replaces. */
export type OptionComponents = Readonly<Record<string, readonly NamedComponent[]>>;

interface NamedComponent {
  /** Id of the instance whose pages it draws. */
  readonly id: string;
  /** Import specifier of the module. */
  readonly module: string;
  /** The path of the option. */
  readonly path: readonly PropertyKey[];
}

/** Whether an option names a component. */
export function isComponentOption(name: string): boolean {
  return Object.hasOwn(options, name);
}

/** Marks options as read that name the default component. */
export function skipDefaultComponents(options: Keys): void {
  for (const [name, component] of Object.entries(undrawn)) options.skipValue(name, `@theme/${component}`);
}

/** Reads the components that options of instances name, except for those of the theme, which exist anyway. */
export function optionComponents(holders: Pick<FunctionHolders, 'docs' | 'blog' | 'pages'>): OptionComponents {
  const found = Object.entries(options).map(([name, { of, component }]) => {
    const named = holders[of].flatMap((keys): NamedComponent[] => {
      const module = keys.text(name);
      const isOwn = module !== undefined && module !== `@theme/${component}`;
      return isOwn ? [{ id: keys.text('id') ?? 'default', module, path: [...keys.path, name] }] : [];
    });
    return [component, named] as const;
  });
  return Object.fromEntries(found);
}

/** Modules with the components for each place, by instance id. Browsers load a component with the pages it draws. */
export function componentModules(components: OptionComponents): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(components).map(([component, named]) => [
      moduleName(component),
      Object.fromEntries(named.map(({ id, module }) => [id, module])),
    ]),
  );
}

/** Where the options are written, by the module that imports their components: the first one of each kind. */
export function componentPlaces(components: OptionComponents, takeover: Takeover): Record<string, Place> {
  return Object.fromEntries(
    Object.entries(components).flatMap(([component, [first]]) =>
      first === undefined ? [] : [[moduleName(component), takeover.placeOf(first.path)]],
    ),
  );
}

function moduleName(component: string): string {
  return `@generated/components/${component}`;
}

/** The import specifiers of the components that options name. */
export function namedModules(components: OptionComponents): string[] {
  return Object.values(components).flatMap((named) => named.map(({ module }) => module));
}

/** The theme components that others replace. */
export function replacedComponents(components: OptionComponents): string[] {
  return Object.entries(components).flatMap(([component, named]) => (named.length > 0 ? [component] : []));
}
