import type { DocPageData } from '@docsite/renderer/template';
import { DocElementContext } from '@docusaurus/plugin-content-docs/client';
import { useRouteProps } from '@docusaurus/router';
import components from '@generated/components/DocRoot';
import DocRoot from '@theme/DocRoot';
import type { ReactNode } from 'react';

export interface DocRootsProps {
  readonly page: Pick<DocPageData, 'docs'>;
  readonly children: ReactNode;
}

/** The site's components around documents and generated indexes of categories. */
export function DocRoots({ page: { docs }, children }: DocRootsProps) {
  const Root = components[docs.instance] ?? DocRoot;
  return (
    <DocElementContext value={children}>
      <Root {...useRouteProps()} />
    </DocElementContext>
  );
}
