import { useDocPage } from '@docusaurus/inner/docs/doc-page';
import { DocFooter } from '@theme-original/pages/doc-footer';

/** The part below the text of a document. */
export default function DocItemFooter() {
  const { tags, editUrl, lastUpdate } = useDocPage();
  return <DocFooter tags={tags} {...(editUrl && { editUrl })} {...(lastUpdate && { lastUpdate })} />;
}
