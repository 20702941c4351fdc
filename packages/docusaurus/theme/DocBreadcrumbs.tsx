import { useDocPage } from '@docusaurus/doc-page';
import { Breadcrumbs } from '@theme-original/pages/breadcrumbs';

/** The way to a document. */
export default function DocBreadcrumbs() {
  return <Breadcrumbs items={useDocPage().breadcrumbs} />;
}
