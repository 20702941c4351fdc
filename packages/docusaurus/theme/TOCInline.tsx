/** A heading of the page, as MDX gives them in `toc`. */
export interface TocEntry {
  /** Its words, as HTML. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

export interface TOCInlineProps {
  readonly toc: readonly TocEntry[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

interface TocBranch extends TocEntry {
  readonly children: TocBranch[];
}

/** The headings of a page within its text. */
export default function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: TOCInlineProps) {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return <TocList items={nest(shown)} />;
}

function TocList({ items }: { readonly items: readonly TocBranch[] }) {
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

/** Puts each heading below the nearest one before it of a higher level. */
function nest(toc: readonly TocEntry[]): TocBranch[] {
  const roots: TocBranch[] = [];
  const open: TocBranch[] = [];
  for (const entry of toc) {
    const branch: TocBranch = { ...entry, children: [] };
    while (open.length > 0 && (open.at(-1) as TocBranch).level >= entry.level) open.pop();
    (open.at(-1)?.children ?? roots).push(branch);
    open.push(branch);
  }
  return roots;
}
