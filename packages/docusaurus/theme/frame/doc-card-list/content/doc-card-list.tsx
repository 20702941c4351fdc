import ThemeDocCardList from '@theme/DocCardList';
import type { DocCardListProps } from '@theme-original/content/doc-card-list';

export * from '@theme-original/content/doc-card-list';

export type { DocCardListProps };

/** Cards in a document, drawn by the site. */
export function DocCardList(props: DocCardListProps) {
  return <ThemeDocCardList {...props} />;
}
