import type { TagGroup } from '@docsite/renderer/template';

/** Tags grouped by first letter. */
export function TagGroups({ groups }: { readonly groups: readonly TagGroup[] }) {
  return groups.map(({ letter, tags }) => (
    <section className="tag-group" key={letter}>
      <h2 id={letter}>{letter}</h2>
      <ul className="tag-list">
        {tags.map((tag) => (
          <li key={tag.href}>
            <a className="tag-link" href={tag.href} title={tag.description}>
              {tag.label} <span className="tag-count">{tag.count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
