import type { ContentComponents } from '@docsite/renderer/template';
import MDXComponents from '@theme/MDXComponents';
import MDXA from '@theme/MDXComponents/A';
import { contentComponents as originals } from '@theme-original/content/content-components';

/** Names by which Docusaurus's compiler calls what documents of docsite call otherwise. */
const { admonition: Admonition = MDXComponents.Admonition, pre: _, mermaid: _diagram, ...own } = MDXComponents;

/**
 * Elements of Markdown. Components are imported by the documents that use them: those of docsite's are drawn by its
 * own.
 */
const elements = Object.fromEntries(Object.entries(own).filter(([name]) => /^[a-z]/.test(name)));

/** What draws documents: components of the site, and docsite's own for what it has none for. */
export const contentComponents: ContentComponents = {
  ...originals,
  a: MDXA,
  ...elements,
  ...(Admonition !== undefined && { Admonition }),
};
