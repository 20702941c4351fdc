import { TagLinks } from '@theme-original/pages/tag-links';

export interface TagsListInlineProps {
  readonly tags: readonly { readonly label: string; readonly permalink: string; readonly description?: string }[];
}

/** The tags of a page. */
export default function TagsListInline({ tags }: TagsListInlineProps) {
  return <TagLinks tags={tags.map(({ permalink, ...tag }) => ({ ...tag, href: permalink }))} />;
}
