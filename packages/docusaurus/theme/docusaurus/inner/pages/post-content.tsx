import type { ListedPost, PostPageData } from '@docsite/renderer/template';
import { type PostContent, postContent, useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { ContentRegion } from '@theme/content/content-region';
import { ListedText } from '@theme/content/listed-text';
import { type ComponentType, useMemo } from 'react';

/** The component that draws the text of the page's post. As in Docusaurus, it has the facts about the post. */
export function usePostContent({ content }: Pick<PostPageData, 'content'>): ComponentType {
  const post = useBlogPost();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same component as long as it is the same page
  return useMemo(() => {
    const draw = () => <ContentRegion className="markdown" content={content} />;
    return Object.assign(draw, post);
  }, [content]);
}

/** The component that draws the text of a post in a list, with the facts about the post. */
export function useListedContent(post: ListedPost): PostContent {
  return useMemo(() => {
    const draw = () => <ListedText html={post.html} />;
    return Object.assign(draw, postContent(post));
  }, [post]);
}
