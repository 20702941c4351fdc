import Tag from '@theme/Tag';
import type { TagItemProps } from '@theme-original/pages/tag-item';

export type { TagItemProps };

/** A link to the pages with a tag, drawn by the site. */
export function TagItem({ href, ...tag }: TagItemProps) {
  return <Tag {...tag} permalink={href} />;
}
