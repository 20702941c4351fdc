import type { DocPageData } from '@docsite/renderer/template';
import { FrameContext } from '@docusaurus/inner/frame/frame-context';
import { DocElementContext, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useRouteProps } from '@docusaurus/router';
import components from '@generated/components/DocPage';
import DocPageRoot from '@theme/DocPage';
import type { ReactNode } from 'react';

export interface DocPageRootsProps {
  readonly page: Pick<DocPageData, 'docs'>;
  readonly children: ReactNode;
}

/**
 * What a site of Docusaurus 2 draws around documents and the generated indexes of categories. It may draw a layout,
 * which stands in the frame already.
 */
export function DocPageRoots({ page: { docs }, children }: DocPageRootsProps) {
  const Root = components[docs.instance] ?? DocPageRoot;
  return (
    <FrameContext value={undefined}>
      <DocElementContext value={children}>
        <Root {...useRouteProps()} versionMetadata={useDocsVersion()} />
      </DocElementContext>
    </FrameContext>
  );
}
