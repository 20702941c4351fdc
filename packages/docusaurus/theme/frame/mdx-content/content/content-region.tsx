import MDXContent from '@theme/MDXContent';
import { type ContentRegionProps, ContentRegion as Inner } from '@theme-original/content/content-region';

/** The body of a page. Markdown is drawn by the site's `MDXContent`, which may wrap it in other elements. */
export function ContentRegion(props: ContentRegionProps) {
  if (props.className !== 'markdown') return <Inner {...props} />;
  return (
    <div className="markdown">
      <MDXContent>
        <Inner {...props} />
      </MDXContent>
    </div>
  );
}
