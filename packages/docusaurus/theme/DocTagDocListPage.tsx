import { useLabels } from '@docsite/renderer/template';
import { type ShownTag, TagTitle } from '@docusaurus/inner/pages/tag-title';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';

export interface DocTagDocListPageProps {
  readonly tag: ShownTag & {
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
  return (
    <>
      {tag.unlisted && <Unlisted />}
      <TagTitle tag={tag} allTags={useLabels().viewAllTags} />
      <ul className="entry-list">
        {tag.items.map((item) => (
          <li className="entry" key={item.permalink}>
            <Heading as="h2" className="entry-title">
              <a href={item.permalink}>{item.title}</a>
            </Heading>
            {item.description && <p className="entry-text">{item.description}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
