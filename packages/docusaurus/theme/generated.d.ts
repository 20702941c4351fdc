/** Modules that are generated for each site. */

declare module '@generated/docusaurus.config' {
  const siteConfig: Readonly<Record<string, unknown>>;
  export default siteConfig;
}

declare module '@generated/site-metadata' {
  const metadata: { readonly docusaurusVersion: string; readonly pluginVersions: Readonly<Record<string, unknown>> };
  export default metadata;
}

declare module '@generated/title-delimiter' {
  const delimiter: string;
  export default delimiter;
  /** Whether a title that equals the site's is repeated. */
  export const isDoubled: boolean;
}

declare module '@generated/blogs' {
  /**
   * The blogs of the site: ids, titles, and paths below the base URL; paths of author pages are below the blog's path.
   */
  const blogs: readonly {
    readonly id: string;
    readonly path: string;
    readonly title: string;
    readonly authors: string;
  }[];
  export default blogs;
}

declare module '@generated/docs-instances' {
  /**
   * The docs instances of the site: ids, base paths of their pages, below the base URL, and labels of their current
   * versions.
   */
  const instances: readonly { readonly id: string; readonly path: string; readonly label?: string }[];
  export default instances;
}

declare module '@generated/trailing-slash' {
  /** Null if addresses stay as written. */
  const trailingSlash: boolean | null;
  export default trailingSlash;
}

declare module '@generated/plugin-data' {
  /** The global data of plugins. */
  const data: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default data;
}

declare module '@generated/use-global-data' {
  export default function useGlobalData(): Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

declare module '@generated/social-icons' {
  import type { ComponentType, SVGProps } from 'react';

  /** The site's own icons for author profiles, by platform; `default` is for all others. */
  const icons: Readonly<Partial<Record<string, ComponentType<SVGProps<SVGSVGElement>>>>>;
  export default icons;
}

declare module '@generated/prism-theme' {
  /** The theme for code if the configuration has none. */
  const theme: {
    readonly plain: Readonly<Record<string, unknown>>;
    readonly styles: readonly Readonly<Record<string, unknown>>[];
  };
  export default theme;
}

declare module '@generated/codeTranslations' {
  const translations: Readonly<Record<string, string>>;
  export default translations;
}

declare module '@generated/theme-class-names' {
  const names: readonly (readonly [name: string, selector: string])[];
  export default names;
}

declare module '@generated/components/*' {
  import type { ComponentType } from 'react';

  /** Components that options name for the pages of instances, by the ids of these; in browsers once they are loaded. */
  // biome-ignore lint/suspicious/noExplicitAny: each has the properties of the one whose place it takes
  const components: Readonly<Record<string, ComponentType<any>>>;
  export default components;

  /** Loads the component for the pages of an instance, if an option names one. */
  export function load(id: string): Promise<void>;
}

/** Declared here, so that its types need not be a dependency for one function. */
declare module 'react-dom' {
  import type { ReactNode } from 'react';

  export function createPortal(children: ReactNode, container: Element): ReactNode;
}

declare module 'react-dom/client' {
  import type { ReactNode } from 'react';

  export interface Root {
    render(children: ReactNode): void;
    unmount(): void;
  }
  export function createRoot(container: Element): Root;
}
