import { formatLabel, type ListedPost, useLabels } from '@docsite/renderer/template';

/** The link from a list to the rest of a post. */
export function ReadMore({ post: { label, href } }: { readonly post: Pick<ListedPost, 'label' | 'href'> }) {
  const { readMore, readMoreOf } = useLabels();
  return (
    <a className="read-more" href={href} aria-label={formatLabel(readMoreOf, { title: label })}>
      {readMore}
    </a>
  );
}
