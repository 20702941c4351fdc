import { useLabels } from '@docsite/renderer/template';
import { PageTitle } from '@theme/content/page-title';
import { PageIcon } from '@theme/pages/page-icon';

/** What pages say about their tag. */
export interface ShownTag {
  readonly label: string;
  readonly permalink: string;
  readonly count: number;
  readonly description?: string | undefined;
  readonly allTagsPath: string;
  readonly unlisted: boolean;
}

/** The title of the page of a tag, with its description and a link to all tags. */
export function TagTitle({ tag }: { readonly tag: ShownTag }) {
  const labels = useLabels();
  return (
    <PageTitle>
      {tag.description && <p className="lead">{tag.description}</p>}
      <a className="back-link" href={tag.allTagsPath}>
        <PageIcon name="tag" />
        {labels.viewAllTags}
      </a>
    </PageTitle>
  );
}
