import { useLabels } from '@docsite/renderer/template';
import { PageNotice } from '@theme/pages/page-notice';

/** Says that a page is a draft. */
export default function Draft() {
  return <PageNotice text={useLabels().draft} />;
}
