import type { DocPageData } from '@docsite/renderer/template';
import { FrameContext } from '@docusaurus/inner/frame/frame-context';
import type { PluginRoute } from '@docusaurus/inner/routes/route-page';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useRouteProps } from '@docusaurus/router';
import roots from '@generated/components/DocsRoot';
import versionRoots from '@generated/components/DocVersionRoot';
import DocsRoot from '@theme/DocsRoot';
import DocVersionRoot from '@theme/DocVersionRoot';
import { createContext, type ReactNode, useContext } from 'react';

/** Whether the site's component around all pages of the docs has been drawn around the frame. */
const AroundFrameContext = createContext(false);

/**
 * The contents of the innermost route. It is a context, because a component created anew would lose the state within
 * it.
 */
const PageContext = createContext<ReactNode>(null);

export interface DocsRootsProps {
  readonly page: Pick<DocPageData, 'url' | 'docs'>;
  readonly children: ReactNode;
}

/**
 * The site's components around all pages of the docs, and around those of a version. If they draw a layout, it is not
 * drawn again, because it is part of the frame.
 */
export function DocsRoots({ page: { url, docs }, children }: DocsRootsProps) {
  const isAround = useContext(AroundFrameContext);
  const given = useRouteProps();
  const version = useDocsVersion();
  const Root = roots[docs.instance] ?? DocsRoot;
  const VersionRoot = versionRoots[docs.instance] ?? DocVersionRoot;
  const ofVersion: PluginRoute = { ...routeAround(url, VersionRoot), props: { version } };
  const route: PluginRoute = isAround ? ofVersion : { ...routeAround(url, Root), routes: [ofVersion] };
  return (
    <FrameContext value={undefined}>
      <PageContext value={children}>
        {isAround ? <VersionRoot {...given} version={version} route={route} /> : <Root {...given} route={route} />}
      </PageContext>
    </FrameContext>
  );
}

/**
 * The site's wrapper of the root of the docs, drawn around the frame, so that navbar and sidebar are within its
 * contexts, too.
 */
export function DocsRootAroundFrame({ page, children }: DocsRootsProps) {
  return (
    <AroundFrameContext value={true}>
      <PageContext value={children}>
        <DocsRoot {...useRouteProps()} route={routeAround(page.url, DocsRoot)} />
      </PageContext>
    </AroundFrameContext>
  );
}

function routeAround(path: string, component: PluginRoute['component']): PluginRoute {
  const page: PluginRoute = { path, exact: true, component: Page, props: {}, routes: [] };
  return { path, exact: false, component, props: {}, routes: [page] };
}

function Page(): ReactNode {
  return useContext(PageContext);
}
