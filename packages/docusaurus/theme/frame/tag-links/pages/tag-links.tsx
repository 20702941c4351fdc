import type { TagLink } from '@docsite/renderer/template';
import { tagProps } from '@docusaurus/inner/pages/prop-values';
import TagsListInline from '@theme/TagsListInline';

/** The tags of a page. */
export function TagLinks({ tags }: { readonly tags: readonly TagLink[] }) {
  if (tags.length === 0) return null;
  return <TagsListInline tags={tagProps(tags)} />;
}
