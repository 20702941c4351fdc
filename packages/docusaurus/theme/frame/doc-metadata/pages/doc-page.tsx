import type { DocPageData } from '@docsite/renderer/template';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import DocItemMetadata from '@theme/DocItem/Metadata';
import { DocPage as Original } from '@theme-original/pages/doc-page';

/** A page of the docs, whose head the site's component adds to. */
export function DocPage(props: { readonly page: DocPageData }) {
  return (
    <>
      <DocItemMetadata />
      <DocBreadcrumbsStructuredData breadcrumbs={props.page.breadcrumbs} />
      <Original {...props} />
    </>
  );
}
