import { useDocPage } from '@docusaurus/inner/docs/doc-page';
import { DocFooter } from '../pages/doc-footer.js';

/** The part below the text of a document, for sites that wrap it and draw its second row. */
export default function DocItemFooter() {
  const { tags, editUrl, lastUpdate } = useDocPage();
  return <DocFooter tags={tags} editUrl={editUrl} lastUpdate={lastUpdate} />;
}
