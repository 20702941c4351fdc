import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { usePluralForm } from './plural-form.js';

/** The title of the list of tags. */
export function translateTagsPageTitle(): string {
  return translate({ id: 'theme.tags.tagsPageTitle', message: 'Tags' });
}

/** The title of the list of authors. */
export function translateBlogAuthorsListPageTitle(): string {
  return translate({ id: 'theme.blog.authorsList.pageTitle', message: 'Authors' });
}

/** Returns a function that phrases the number of posts. */
function usePostCount(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  const id = 'theme.blog.post.plurals';
  return (count) =>
    selectMessage(count, translate({ id, message: 'One post|{count} posts' }, { count: String(count) }));
}

/** The title of the list of posts with a tag. */
export function useBlogTagsPostsPageTitle(tag: { readonly label: string; readonly count: number }): string {
  const nPosts = usePostCount()(tag.count);
  const id = 'theme.blog.tagTitle';
  return translate({ id, message: '{nPosts} tagged with "{tagName}"' }, { nPosts, tagName: tag.label });
}

/** The title of the list of posts by an author. */
export function useBlogAuthorPageTitle(author: {
  readonly name?: string;
  readonly key: string;
  readonly count: number;
}): string {
  const nPosts = usePostCount()(author.count);
  const authorName = author.name ?? author.key;
  return translate({ id: 'theme.blog.author.pageTitle', message: '{authorName} - {nPosts}' }, { authorName, nPosts });
}

/** The text of the link to the list of authors. */
export function BlogAuthorsListViewAllLabel(): ReactNode {
  return <Translate id="theme.blog.authorsList.viewAll">View all authors</Translate>;
}

/** The text of an author's list without posts. */
export function BlogAuthorNoPostsLabel(): ReactNode {
  return <Translate id="theme.blog.author.noPosts">This author has not written any posts yet.</Translate>;
}

/** Returns a function that phrases the number of a category's items, as on its card. */
export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  const id = 'theme.docs.DocCard.categoryDescription.plurals';
  return (count) => selectMessage(count, translate({ id, message: '1 item|{count} items' }, { count: String(count) }));
}
