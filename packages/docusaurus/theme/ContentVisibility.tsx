import { usePage } from '@docsite/renderer/template';
import Draft from '@theme/ContentVisibility/Draft';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type { VisibilityProps } from '@theme/pages/visibility-notices';

type Visibility = VisibilityProps['page'];

export interface ContentVisibilityProps {
  /** Facts about a document; by default, about that of the page. */
  readonly metadata?: Pick<Visibility, 'unlisted'> & { readonly frontMatter?: Visibility };
}

/** The notices that a page is a draft or unlisted. */
export default function ContentVisibility({ metadata }: ContentVisibilityProps) {
  const page = usePage() as Visibility;
  const { draft, unlisted } = metadata === undefined ? page : { ...metadata, ...metadata.frontMatter };
  return (
    <>
      {(unlisted || metadata?.unlisted) && <Unlisted />}
      {draft && <Draft />}
    </>
  );
}
