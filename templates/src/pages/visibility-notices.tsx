import { useLabels } from '@docsite/renderer/template';
import { PageNotice } from '@theme/pages/page-notice';

/** The facts about a page that lists of pages follow. */
export interface VisibilityProps {
  readonly page: { readonly draft?: boolean | undefined; readonly unlisted?: boolean | undefined };
}

/** Remarks that a page is a draft, or unlisted. */
export function VisibilityNotices({ page: { draft, unlisted } }: VisibilityProps) {
  const labels = useLabels();
  return (
    <>
      {draft && <PageNotice text={labels.draft} />}
      {unlisted && <PageNotice text={labels.unlisted} />}
    </>
  );
}
