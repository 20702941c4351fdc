import type { ContentComponents } from '@docsite/renderer/template';
import MDXComponents from '@theme/MDXComponents';
import MDXA from '@theme/MDXComponents/A';
import { contentComponents as originals } from '@theme-original/content/content-components';

/** Names by which Docusaurus's compiler calls what documents of docsite call otherwise. */
const { admonition: Admonition = MDXComponents.Admonition, pre: _, mermaid: _diagram, ...own } = MDXComponents;

type Drawn = ContentComponents[string];

/**
 * What draws documents: components of the site, and docsite's own for what it has none for. It is an object that is
 * written out, so that a page with one of them is known not to use the others.
 */
export const contentComponents: ContentComponents = {
  ...originals,
  ...own,
  // components are imported by the documents that use them: those of docsite's are drawn by its own
  AdmonitionTitle: originals.AdmonitionTitle as Drawn,
  CodeBlock: originals.CodeBlock as Drawn,
  Diagram: originals.Diagram as Drawn,
  DocCardList: originals.DocCardList as Drawn,
  Tabs: originals.Tabs as Drawn,
  TabItem: originals.TabItem as Drawn,
  Details: originals.Details as Drawn,
  Head: originals.Head as Drawn,
  Admonition: (Admonition ?? originals.Admonition) as Drawn,
  a: (MDXComponents.a ?? MDXA) as Drawn,
  img: (MDXComponents.img ?? originals.img) as Drawn,
  input: (MDXComponents.input ?? originals.input) as Drawn,
  table: (MDXComponents.table ?? originals.table) as Drawn,
  details: (MDXComponents.details ?? originals.details) as Drawn,
  h1: (MDXComponents.h1 ?? originals.h1) as Drawn,
  h2: (MDXComponents.h2 ?? originals.h2) as Drawn,
  h3: (MDXComponents.h3 ?? originals.h3) as Drawn,
  h4: (MDXComponents.h4 ?? originals.h4) as Drawn,
  h5: (MDXComponents.h5 ?? originals.h5) as Drawn,
  h6: (MDXComponents.h6 ?? originals.h6) as Drawn,
};
