import type { ContentComponents } from '@docsite/renderer/template';
import MDXComponents from '@theme/content/provided-components';
import MDXA from '@theme/MDXComponents/A';
import { contentComponents as originals } from '@theme-original/content/content-components';

/** The site's components, without those that documents refer to by other names in Docusaurus than in docsite. */
const { admonition: Admonition = MDXComponents.Admonition, pre: _, mermaid: _diagram, ...own } = MDXComponents;

type Drawn = ContentComponents[string];

/**
 * The components that draw documents: the site's and, for all others, docsite's own. The object is written out, so that
 * the analysis of a page with one of them can tell that it does not use the others.
 */
export const contentComponents: ContentComponents = {
  ...originals,
  ...own,
  // documents import the site's versions of these; documents that use docsite's receive them from here
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
