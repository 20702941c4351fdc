import type { TocItem } from '@docsite/renderer/template';

/** Headings as nested lists of links. */
export function TocList({ items }: { readonly items: readonly TocItem[] }) {
  return (
    <ul className="toc-list">
      {groupByParent(items).map(({ item, inside }) => (
        <li key={item.id}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: inline HTML of a heading, made when parsing */}
          <a className="toc-link" href={`#${item.id}`} dangerouslySetInnerHTML={{ __html: item.html }} />
          {inside.length > 0 && <TocList items={inside} />}
        </li>
      ))}
    </ul>
  );
}

interface TocGroup {
  readonly item: TocItem;
  readonly inside: readonly TocItem[];
}

/** Groups each run of deeper headings under the heading before it. */
function groupByParent(items: readonly TocItem[]): TocGroup[] {
  const groups: { item: TocItem; inside: TocItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last !== undefined && item.level > last.item.level) last.inside.push(item);
    else groups.push({ item, inside: [] });
  }
  return groups;
}
