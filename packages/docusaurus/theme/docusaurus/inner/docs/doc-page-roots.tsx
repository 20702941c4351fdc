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
 * The site's components around documents and generated indexes of categories, in Docusaurus 2. If they draw a layout,
 * it is not drawn again, because it is part of the frame.
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
