import Draft from '@theme/ContentVisibility/Draft';
import Unlisted from '@theme/ContentVisibility/Unlisted';

/** The facts about a page that determine whether lists include it. */
export interface VisibilityProps {
  readonly page: { readonly draft?: boolean | undefined; readonly unlisted?: boolean | undefined };
}

/** Notices that a page is a draft or unlisted; as in Docusaurus, they have titles. */
export function VisibilityNotices({ page: { draft, unlisted } }: VisibilityProps) {
  return (
    <>
      {unlisted && <Unlisted />}
      {draft && <Draft />}
    </>
  );
}
