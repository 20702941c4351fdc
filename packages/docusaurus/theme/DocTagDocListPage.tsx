import { useLabels } from '@docsite/renderer/template';
import { PageTitle } from '@theme/content/page-title';
import { PageIcon } from '@theme/pages/page-icon';
import { PageNotice } from '@theme/pages/page-notice';

export interface DocTagDocListPageProps {
  readonly tag: {
    readonly label: string;
    readonly permalink: string;
    readonly description?: string | undefined;
    readonly allTagsPath: string;
    readonly count: number;
    readonly unlisted: boolean;
    readonly items: readonly {
      readonly id: string;
      readonly title: string;
      readonly description: string;
      readonly permalink: string;
    }[];
  };
}

/** The documents with a tag. */
export default function DocTagDocListPage({ tag }: DocTagDocListPageProps) {
  const labels = useLabels();
  return (
    <>
      {tag.unlisted && <PageNotice text={labels.unlisted} />}
      <PageTitle>
        {tag.description && <p className="lead">{tag.description}</p>}
        <a className="back-link" href={tag.allTagsPath}>
          <PageIcon name="tag" />
          {labels.viewAllTags}
        </a>
      </PageTitle>
      <ul className="entry-list">
        {tag.items.map((item) => (
          <li className="entry" key={item.permalink}>
            <h2 className="entry-title">
              <a href={item.permalink}>{item.title}</a>
            </h2>
            {item.description && <p className="entry-text">{item.description}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
