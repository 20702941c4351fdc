import { PageTitle } from '@theme/content/page-title';
import { PageIcon } from '@theme/pages/page-icon';

/** The facts about a tag that its page shows. */
export interface ShownTag {
  readonly label: string;
  readonly permalink: string;
  readonly count: number;
  readonly description?: string | undefined;
  readonly allTagsPath: string;
  readonly unlisted: boolean;
}

export interface TagTitleProps {
  readonly tag: ShownTag;
  /** The text of the link to all tags, which differs between docs and blogs. */
  readonly allTags: string;
}

/** The title of the page of a tag, with its description and a link to all tags. */
export function TagTitle({ tag, allTags }: TagTitleProps) {
  return (
    <PageTitle>
      {tag.description && <p className="lead">{tag.description}</p>}
      <a className="back-link" href={tag.allTagsPath}>
        <PageIcon name="tag" />
        {allTags}
      </a>
    </PageTitle>
  );
}
