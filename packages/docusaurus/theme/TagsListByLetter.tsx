import { listTagsByLetters } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Tag, { type TagProps } from '@theme/Tag';

export interface TagsListByLetterProps {
  readonly tags: readonly (TagProps & { readonly count: number })[];
}

/** All tags, by first letter. */
export default function TagsListByLetter({ tags }: TagsListByLetterProps) {
  return listTagsByLetters(tags).map(({ letter, tags: own }) => (
    <section className="tag-group" key={letter}>
      <Heading as="h2" id={letter}>
        {letter}
      </Heading>
      <ul className="tag-list">
        {own.map((tag) => (
          <li key={tag.permalink}>
            <Tag {...tag} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
