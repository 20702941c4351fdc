import type { DocPageData } from '@docsite/renderer/template';
import { FrameContext } from '@docusaurus/frame-context';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { PluginRoute } from '@docusaurus/route-page';
import { useRouteProps } from '@docusaurus/router';
import roots from '@generated/components/DocsRoot';
import versionRoots from '@generated/components/DocVersionRoot';
import DocsRoot from '@theme/DocsRoot';
import DocVersionRoot from '@theme/DocVersionRoot';
import { DocPage as Original } from '@theme-original/pages/doc-page';
import { createContext, type ReactNode, useContext } from 'react';

/** What the innermost route draws. It is a context, because a component created again would lose the state in it. */
const PageContext = createContext<ReactNode>(null);

/**
 * A page of the docs in what the site draws around all of them, and around those of a version. That may be a layout,
 * which stands in the frame already.
 */
export function DocPage(props: { readonly page: DocPageData }) {
  const version = useDocsVersion();
  const { instance } = props.page.docs;
  const Root = roots[instance] ?? DocsRoot;
  const VersionRoot = versionRoots[instance] ?? DocVersionRoot;
  const shared = { path: props.page.url, exact: false };
  const page: PluginRoute = { ...shared, exact: true, component: Page, props: {}, routes: [] };
  const ofVersion: PluginRoute = { ...shared, component: VersionRoot, props: { version }, routes: [page] };
  const route: PluginRoute = { ...shared, component: Root, props: {}, routes: [ofVersion] };
  return (
    <FrameContext value={undefined}>
      <PageContext value={<Original {...props} />}>
        <Root {...useRouteProps()} route={route} />
      </PageContext>
    </FrameContext>
  );
}

function Page(): ReactNode {
  return useContext(PageContext);
}
