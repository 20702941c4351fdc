import { useThemeConfig } from '@docusaurus/theme-common';
import { useFilteredAndTreeifiedTOC, useTOCHighlight } from '@docusaurus/theme-common/headings';
import type { TocEntry } from '@theme/TOCInline';
import TOCItemsTree from '@theme/TOCItems/Tree';
import { useMemo } from 'react';

export interface TOCItemsProps {
  readonly toc: readonly TocEntry[];
  readonly className?: string;
  readonly linkClassName?: string | null;
  /** Class of the link to the current heading; without a class, docsite marks the link itself. */
  readonly linkActiveClassName?: string | undefined;
  readonly minHeadingLevel?: number | undefined;
  readonly maxHeadingLevel?: number | undefined;
}

/** The entries of a table of contents. */
export default function TOCItems({
  toc,
  className = 'toc-list',
  linkClassName = 'toc-link',
  linkActiveClassName,
  ...levels
}: TOCItemsProps) {
  const { tableOfContents = {} } = useThemeConfig() as { readonly tableOfContents?: Partial<HeadingLevels> };
  const minHeadingLevel = levels.minHeadingLevel ?? tableOfContents.minHeadingLevel ?? 2;
  const maxHeadingLevel = levels.maxHeadingLevel ?? tableOfContents.maxHeadingLevel ?? 3;
  const tree = useFilteredAndTreeifiedTOC({ toc, minHeadingLevel, maxHeadingLevel });
  const highlight = useMemo(
    () => (linkClassName && linkActiveClassName ? { linkClassName, linkActiveClassName } : undefined),
    [linkClassName, linkActiveClassName],
  );
  useTOCHighlight(highlight);
  return <TOCItemsTree toc={tree} className={className} linkClassName={linkClassName} />;
}

interface HeadingLevels {
  readonly minHeadingLevel: number;
  readonly maxHeadingLevel: number;
}
