import type { ContentComponents } from '@docsite/renderer/template';
import MDXComponents from '@theme/MDXComponents';
import { contentComponents as originals } from '@theme-original/content/content-components';

/** Names by which Docusaurus's compiler calls what documents of docsite call otherwise. */
const { admonition: Admonition = MDXComponents.Admonition, pre: _, mermaid: _diagram, ...own } = MDXComponents;

/** What draws documents: components of the site, and docsite's own for what it has none for. */
export const contentComponents: ContentComponents = {
  ...originals,
  ...own,
  ...(Admonition !== undefined && { Admonition }),
};
