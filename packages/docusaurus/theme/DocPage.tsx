import {
  type DocRootProps,
  DocsVersionProvider,
  useDocRootMetadata,
  useIsInDocs,
} from '@docusaurus/plugin-content-docs/client';
import DocPageLayout from '@theme/DocPage/Layout';
import DocRoot from '@theme/DocRoot';

/** A page of docs in Docusaurus 2, whose name for `DocRoot` this is. */
export default function DocPage(props: DocRootProps) {
  const { docElement } = useDocRootMetadata(props);
  if (useIsInDocs()) return <DocPageLayout>{docElement}</DocPageLayout>;
  return (
    <DocsVersionProvider version={props.versionMetadata}>
      <DocRoot {...props} />
    </DocsVersionProvider>
  );
}
