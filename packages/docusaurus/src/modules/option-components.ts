import type { FunctionHolders } from '../config/function-options.js';
import type { Keys } from '../keys.js';

/** Options that name what draws pages of an instance in the place of a component of the theme. */
const options = {
  docItemComponent: { of: 'docs', component: 'DocItem' },
  docRootComponent: { of: 'docs', component: 'DocRoot' },
  docLayoutComponent: { of: 'docs', component: 'DocPage' },
  docCategoryGeneratedIndexComponent: { of: 'docs', component: 'DocCategoryGeneratedIndexPage' },
  blogListComponent: { of: 'blog', component: 'BlogListPage' },
  blogPostComponent: { of: 'blog', component: 'BlogPostPage' },
  blogTagsListComponent: { of: 'blog', component: 'BlogTagsListPage' },
  blogTagsPostsComponent: { of: 'blog', component: 'BlogTagsPostsPage' },
  blogAuthorsListComponent: { of: 'blog', component: 'Blog/Pages/BlogAuthorsListPage' },
  blogAuthorsPostsComponent: { of: 'blog', component: 'Blog/Pages/BlogAuthorsPostsPage' },
} as const;

/** Options of the kind for what docsite draws by itself, and the component of the theme that each names by default. */
const undrawn: Readonly<Record<string, string>> = {
  docsRootComponent: 'DocsRoot',
  docVersionRootComponent: 'DocVersionRoot',
  docTagDocListComponent: 'DocTagDocListPage',
  docTagsListComponent: 'DocTagsListPage',
  blogArchiveComponent: 'BlogArchivePage',
  mdxPageComponent: 'MDXPage',
};

/** Components that options name, by those of the theme whose places they take. */
export type OptionComponents = Readonly<Record<string, readonly NamedComponent[]>>;

interface NamedComponent {
  /** Id of the instance whose pages it draws. */
  readonly id: string;
  /** The module, as code imports it. */
  readonly module: string;
}

/** Whether an option names a component. */
export function isComponentOption(name: string): boolean {
  return Object.hasOwn(options, name);
}

/** Takes note of options that name what is drawn anyway. */
export function skipDefaultComponents(options: Keys): void {
  for (const [name, component] of Object.entries(undrawn)) options.skipValue(name, `@theme/${component}`);
}

/** Reads the components that options of instances name, but for those of the theme, which are there anyway. */
export function optionComponents(holders: Pick<FunctionHolders, 'docs' | 'blog'>): OptionComponents {
  const found = Object.entries(options).map(([name, { of, component }]) => {
    const named = holders[of].flatMap((keys): NamedComponent[] => {
      const module = keys.text(name);
      const isOwn = module !== undefined && module !== `@theme/${component}`;
      return isOwn ? [{ id: keys.text('id') ?? 'default', module }] : [];
    });
    return [component, named] as const;
  });
  return Object.fromEntries(found);
}

/** Modules with the components for each place, by the ids of instances. */
export function componentModules(components: OptionComponents): Record<string, string> {
  return Object.fromEntries(
    Object.entries(components).map(([component, named]) => {
      const imports = named.map(({ module }, index) => `import C${index} from ${JSON.stringify(module)};`);
      const entries = named.map(({ id }, index) => `${JSON.stringify(id)}: C${index}`);
      return [
        `@generated/components/${component}`,
        [...imports, `export default { ${entries.join(', ')} };`].join('\n'),
      ];
    }),
  );
}

/** The components of the theme whose places others take. */
export function replacedComponents(components: OptionComponents): string[] {
  return Object.entries(components).flatMap(([component, named]) => (named.length > 0 ? [component] : []));
}
