import { headingTree, type TOCTreeNode, type TocEntry } from '@docusaurus/inner/docs/heading-tree';

export type { TocEntry };

export interface TOCInlineProps {
  readonly toc: readonly TocEntry[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

/** A table of contents within the text of a page. */
export default function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: TOCInlineProps) {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return <TocList items={headingTree(shown)} />;
}

function TocList({ items }: { readonly items: readonly TOCTreeNode[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="table-of-contents">
      {items.map(({ id, value, children }) => (
        <li key={id}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the page's own headings */}
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
          <TocList items={children} />
        </li>
      ))}
    </ul>
  );
}
