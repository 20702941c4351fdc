import { useLabels } from '@docsite/renderer/template';
import { PageNotice } from '@theme/pages/page-notice';

/** Says that a page is not listed. */
export default function Unlisted() {
  return <PageNotice text={useLabels().unlisted} />;
}
