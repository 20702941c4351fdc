import type { ListedPost } from '@docsite/renderer/template';
import ReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';

/** The link from a list to the rest of a post, drawn by the site. */
export function ReadMore({ post: { label, href } }: { readonly post: Pick<ListedPost, 'label' | 'href'> }) {
  return <ReadMoreLink blogPostTitle={label} to={href} />;
}
