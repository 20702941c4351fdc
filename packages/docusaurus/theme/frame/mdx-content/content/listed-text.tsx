import MDXContent from '@theme/MDXContent';
import { ListedText as Inner, type ListedTextProps } from '@theme-original/content/listed-text';

/** The text of a post in a list, drawn by the site's `MDXContent`. */
export function ListedText(props: ListedTextProps) {
  return (
    <div className="markdown">
      <MDXContent>
        <Inner {...props} />
      </MDXContent>
    </div>
  );
}
