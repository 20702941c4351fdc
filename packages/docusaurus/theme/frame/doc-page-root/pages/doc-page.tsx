import type { DocPageData } from '@docsite/renderer/template';
import { FrameContext } from '@docusaurus/frame-context';
import { DocElementContext, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useRouteProps } from '@docusaurus/router';
import components from '@generated/components/DocPage';
import DocPageRoot from '@theme/DocPage';
import { DocPage as Original } from '@theme-original/pages/doc-page';

/**
 * A page of the docs in what a site of Docusaurus 2 draws around documents. It may draw a layout, which stands in the
 * frame already.
 */
export function DocPage(props: { readonly page: DocPageData }) {
  const Root = components[props.page.docs.instance] ?? DocPageRoot;
  return (
    <FrameContext value={undefined}>
      <DocElementContext value={<Original {...props} />}>
        <Root {...useRouteProps()} versionMetadata={useDocsVersion()} />
      </DocElementContext>
    </FrameContext>
  );
}
