import type { DocPageData } from '@docsite/renderer/template';
import { FrameContext } from '@docusaurus/frame-context';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { PluginRoute } from '@docusaurus/route-page';
import { useRouteProps } from '@docusaurus/router';
import roots from '@generated/components/DocsRoot';
import versionRoots from '@generated/components/DocVersionRoot';
import DocsRoot from '@theme/DocsRoot';
import DocVersionRoot from '@theme/DocVersionRoot';
import { createContext, type ReactNode, useContext } from 'react';

/** What the innermost route draws. It is a context, because a component created again would lose the state in it. */
const PageContext = createContext<ReactNode>(null);

export interface DocsRootsProps {
  readonly page: Pick<DocPageData, 'url' | 'docs'>;
  readonly children: ReactNode;
}

/**
 * What the site draws around all pages of the docs, and around those of a version. That may be a layout, which stands
 * in the frame already.
 */
export function DocsRoots({ page: { url, docs }, children }: DocsRootsProps) {
  const version = useDocsVersion();
  const Root = roots[docs.instance] ?? DocsRoot;
  const VersionRoot = versionRoots[docs.instance] ?? DocVersionRoot;
  const shared = { path: url, exact: false };
  const page: PluginRoute = { ...shared, exact: true, component: Page, props: {}, routes: [] };
  const ofVersion: PluginRoute = { ...shared, component: VersionRoot, props: { version }, routes: [page] };
  const route: PluginRoute = { ...shared, component: Root, props: {}, routes: [ofVersion] };
  return (
    <FrameContext value={undefined}>
      <PageContext value={children}>
        <Root {...useRouteProps()} route={route} />
      </PageContext>
    </FrameContext>
  );
}

function Page(): ReactNode {
  return useContext(PageContext);
}
