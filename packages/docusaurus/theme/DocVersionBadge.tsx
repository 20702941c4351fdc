import { useDocsOfPage } from '@docusaurus/inner/docs/doc-page';
import { VersionBadge } from '@theme-original/pages/version-badge';

/** A badge with the version of the docs that a page belongs to. */
export default function DocVersionBadge() {
  return <VersionBadge docs={useDocsOfPage()} />;
}
