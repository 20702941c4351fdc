import { useDocRouteMetadata } from '@docusaurus/theme-common/internal';
import DocPageLayout from '@theme/DocPage/Layout';

/** A page of docs in Docusaurus 2, whose name for `DocRoot` this is. */
export default function DocPage(props: { readonly versionMetadata: object }) {
  const { docElement } = useDocRouteMetadata(props);
  return <DocPageLayout>{docElement}</DocPageLayout>;
}
