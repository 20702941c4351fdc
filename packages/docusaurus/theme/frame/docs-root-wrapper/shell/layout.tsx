import { usePage } from '@docsite/renderer/template';
import { DocsRootAroundFrame } from '@docusaurus/inner/docs/docs-roots';
import { Layout as Inner } from '@theme-original/shell/layout';
import type { ReactNode } from 'react';

/** The frame; on pages of the docs, it is inside the site's wrapper of their root. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const page = usePage();
  const frame = <Inner>{children}</Inner>;
  const docs = 'docs' in page ? page.docs : undefined;
  return docs === undefined ? frame : <DocsRootAroundFrame page={{ url: page.url, docs }}>{frame}</DocsRootAroundFrame>;
}
