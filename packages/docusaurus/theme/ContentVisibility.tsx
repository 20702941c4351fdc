import { usePage } from '@docsite/renderer/template';
import Draft from '@theme/ContentVisibility/Draft';
import Unlisted from '@theme/ContentVisibility/Unlisted';

/** Says of a page that it is a draft, or not listed. */
export default function ContentVisibility(_: { readonly metadata?: unknown }) {
  const page = usePage();
  return (
    <>
      {'draft' in page && page.draft && <Draft />}
      {'unlisted' in page && page.unlisted && <Unlisted />}
    </>
  );
}
