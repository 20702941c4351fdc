import { classNames, formatCount, useSite } from '@docsite/renderer/template';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';

/** The date of a post and its reading time. */
export default function BlogPostItemHeaderInfo({ className }: { readonly className?: string }) {
  const { labels, locale } = useSite();
  const { date, formattedDate, readingTime } = useBlogPost().metadata;
  const reading =
    readingTime !== undefined && formatCount(labels.readingTime, { count: Math.ceil(readingTime) }, locale);
  return (
    <div className={classNames('post-date', className)}>
      <time dateTime={date}>{formattedDate}</time>
      {reading && ` · ${reading}`}
    </div>
  );
}
