import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { usePluralForm } from './site-hooks.js';

/** The id of the content, where the link that skips the navigation leads. */
export const SkipToContentFallbackId = 'ds-main';

/** The link that skips the navigation. */
export function SkipToContentLink(_: { readonly [prop: string]: unknown }): ReactNode {
  return (
    <a className="skip-link" href={`#${SkipToContentFallbackId}`}>
      <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
    </a>
  );
}

/** What stands above pages that no list names. */
export function UnlistedBannerTitle(): ReactNode {
  return <Translate id="theme.contentVisibility.unlistedBanner.title">Unlisted page</Translate>;
}

export function UnlistedBannerMessage(): ReactNode {
  return (
    <Translate id="theme.contentVisibility.unlistedBanner.message">
      This page is unlisted. Search engines will not index it, and only users having a direct link can access it.
    </Translate>
  );
}

export function UnlistedMetadata(): ReactNode {
  return (
    <Head>
      <meta name="robots" content="noindex, nofollow" />
    </Head>
  );
}

/** What stands above drafts. */
export function DraftBannerTitle(): ReactNode {
  return <Translate id="theme.contentVisibility.draftBanner.title">Draft page</Translate>;
}

export function DraftBannerMessage(): ReactNode {
  return (
    <Translate id="theme.contentVisibility.draftBanner.message">
      This page is a draft. It will only be visible in dev and be excluded from the production build.
    </Translate>
  );
}

/** What has failed, and a button that tries it again. */
export function ErrorBoundaryTryAgainButton(props: ButtonHTMLAttributes<HTMLButtonElement>): ReactNode {
  return (
    <button type="button" {...props}>
      <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
    </button>
  );
}

export function ErrorBoundaryError({ error }: { readonly error: Error }): ReactNode {
  return <p>{error.message}</p>;
}

export function ErrorBoundaryErrorMessageFallback({
  error,
  tryAgain,
}: {
  readonly error: Error;
  readonly tryAgain: () => void;
}): ReactNode {
  return (
    <div>
      <p>{error.message}</p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} />
    </div>
  );
}

/** Titles of lists. */
export function translateTagsPageTitle(): string {
  return translate({ id: 'theme.tags.tagsPageTitle', message: 'Tags' });
}

export function translateBlogAuthorsListPageTitle(): string {
  return translate({ id: 'theme.blog.authorsList.pageTitle', message: 'Authors' });
}

/** Says how many posts there are. */
function usePostCount(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  const id = 'theme.blog.post.plurals';
  return (count) =>
    selectMessage(count, translate({ id, message: 'One post|{count} posts' }, { count: String(count) }));
}

export function useBlogTagsPostsPageTitle(tag: { readonly label: string; readonly count: number }): string {
  const nPosts = usePostCount()(tag.count);
  const id = 'theme.blog.tagTitle';
  return translate({ id, message: '{nPosts} tagged with "{tagName}"' }, { nPosts, tagName: tag.label });
}

export function useBlogAuthorPageTitle(author: {
  readonly name?: string;
  readonly key: string;
  readonly count: number;
}): string {
  const nPosts = usePostCount()(author.count);
  const authorName = author.name ?? author.key;
  return translate({ id: 'theme.blog.author.pageTitle', message: '{authorName} - {nPosts}' }, { authorName, nPosts });
}

export function BlogAuthorsListViewAllLabel(): ReactNode {
  return <Translate id="theme.blog.authorsList.viewAll">View all authors</Translate>;
}

export function BlogAuthorNoPostsLabel(): ReactNode {
  return <Translate id="theme.blog.author.noPosts">This author has not written any posts yet.</Translate>;
}

/** Says how many entries a category has. */
export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  const id = 'theme.docs.DocCard.categoryDescription.plurals';
  return (count) => selectMessage(count, translate({ id, message: '1 item|{count} items' }, { count: String(count) }));
}
