import { useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';

/** A page of docs. */
export default function DocRoot(props: object) {
  const { docElement } = useDocRootMetadata(props);
  return <DocRootLayout>{docElement}</DocRootLayout>;
}
