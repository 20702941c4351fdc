import Draft from '@theme/ContentVisibility/Draft';
import Unlisted from '@theme/ContentVisibility/Unlisted';

/** The facts about a page that lists of pages follow. */
export interface VisibilityProps {
  readonly page: { readonly draft?: boolean | undefined; readonly unlisted?: boolean | undefined };
}

/** Notices that a page is a draft, or unlisted, which have titles in Docusaurus. */
export function VisibilityNotices({ page: { draft, unlisted } }: VisibilityProps) {
  return (
    <>
      {unlisted && <Unlisted />}
      {draft && <Draft />}
    </>
  );
}
