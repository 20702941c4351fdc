import type { TOCTreeNode } from '@docusaurus/theme-common/headings';

export interface TOCItemsTreeProps {
  readonly toc: readonly TOCTreeNode[];
  readonly className?: string | undefined;
  readonly linkClassName?: string | null | undefined;
  /** Whether the list is nested in another one. */
  readonly isChild?: boolean;
}

/** Headings as nested lists of links. */
export default function TOCItemsTree({ toc, className, linkClassName, isChild }: TOCItemsTreeProps) {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? 'toc-list' : className}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the page's own headings */}
          <a href={`#${id}`} className={linkClassName ?? undefined} dangerouslySetInnerHTML={{ __html: value }} />
          <TOCItemsTree isChild toc={children} className={className} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  );
}
