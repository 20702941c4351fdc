import { useLabels, usePage } from '@docsite/renderer/template';
import { PageNotice } from '@theme/pages/page-notice';

/** Says of a page that it is a draft, or not listed. */
export default function ContentVisibility(_: { readonly metadata?: unknown }) {
  const page = usePage();
  const labels = useLabels();
  return (
    <>
      {'draft' in page && page.draft && <PageNotice text={labels.draft} />}
      {'unlisted' in page && page.unlisted && <PageNotice text={labels.unlisted} />}
    </>
  );
}
