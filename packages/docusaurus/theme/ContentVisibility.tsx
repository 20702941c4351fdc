import { usePage } from '@docsite/renderer/template';
import Draft from '@theme/ContentVisibility/Draft';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type { VisibilityProps } from '@theme/pages/visibility-notices';

type Visibility = VisibilityProps['page'];

export interface ContentVisibilityProps {
  /** What is known of a document; that of the page by default. */
  readonly metadata?: Pick<Visibility, 'unlisted'> & { readonly frontMatter?: Visibility };
}

/** Says of a page that it is a draft, or not listed. */
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
