import { useDocsOfPage } from '@docusaurus/inner/docs/doc-page';
import { VersionBanner } from '@theme-original/pages/version-banner';

/** A warning above pages that belong to a version other than the latest. */
export default function DocVersionBanner({ className }: { readonly className?: string }) {
  const docs = useDocsOfPage();
  const banner = <VersionBanner docs={docs} />;
  return className && docs.versionBanner ? <div className={className}>{banner}</div> : banner;
}
