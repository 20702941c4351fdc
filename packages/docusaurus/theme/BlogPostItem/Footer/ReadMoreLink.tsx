import { formatLabel, useLabels } from '@docsite/renderer/template';

export interface ReadMoreLinkProps {
  readonly blogPostTitle: string;
  readonly to: string;
  readonly className?: string;
}

/** The link from a list to the rest of a post. */
export default function BlogPostItemFooterReadMoreLink({ blogPostTitle, to, className }: ReadMoreLinkProps) {
  const { readMore, readMoreOf } = useLabels();
  const names = ['read-more', className].filter(Boolean).join(' ');
  return (
    <a className={names} href={to} aria-label={formatLabel(readMoreOf, { title: blogPostTitle })}>
      {readMore}
    </a>
  );
}
