import type { TagGroup } from '@docsite/renderer/template';
import { TagItem } from '@theme/pages/tag-item';

/** Tags grouped by first letter. */
export function TagGroups({ groups }: { readonly groups: readonly TagGroup[] }) {
  return groups.map(({ letter, tags }) => (
    <section className="tag-group" key={letter}>
      <h2 id={letter}>{letter}</h2>
      <ul className="tag-list">
        {tags.map((tag) => (
          <li key={tag.href}>
            <TagItem {...tag} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
