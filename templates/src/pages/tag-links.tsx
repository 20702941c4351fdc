import { type TagLink, useLabels } from '@docsite/renderer/template';
import { TagItem } from '@theme/pages/tag-item';

/** The tags of a page, or of a post in a list. */
export function TagLinks({ tags }: { readonly tags: readonly TagLink[] }) {
  const labels = useLabels();
  if (tags.length === 0) return null;
  return (
    <div className="tag-row">
      <span className="tag-row-title">{labels.tags}</span>
      <ul className="tag-list" aria-label={labels.tags}>
        {tags.map((tag) => (
          <li key={tag.href}>
            <TagItem {...tag} />
          </li>
        ))}
      </ul>
    </div>
  );
}
