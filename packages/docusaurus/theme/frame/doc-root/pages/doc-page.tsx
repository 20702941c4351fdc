import type { DocPageData } from '@docsite/renderer/template';
import { DocElementContext } from '@docusaurus/plugin-content-docs/client';
import { useRouteProps } from '@docusaurus/router';
import components from '@generated/components/DocRoot';
import DocRoot from '@theme/DocRoot';
import { DocPage as Original } from '@theme-original/pages/doc-page';

/** A page of the docs in what the site draws around documents. */
export function DocPage(props: { readonly page: DocPageData }) {
  const Root = components[props.page.docs.instance] ?? DocRoot;
  return (
    <DocElementContext value={<Original {...props} />}>
      <Root {...useRouteProps()} />
    </DocElementContext>
  );
}
