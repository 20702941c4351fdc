import { type AuthorData, type ListedPost, type PageData, type PostFacts, usePage } from '@docsite/renderer/template';
import { createContext, type ReactNode, useContext } from 'react';

type PostPage = Extract<PageData, { readonly kind: 'post' }>;

/** The post of a list that is drawn; absent on the page of a post. */
export const ListedPostContext = createContext<ListedPost | undefined>(undefined);

/** Gives components their post; docsite's pages know it without. */
export function BlogPostProvider({
  children,
}: {
  readonly content?: unknown;
  readonly children?: ReactNode;
}): ReactNode {
  return children;
}

/** The post that is drawn: that of the page, or one of a list. Throws elsewhere. */
export function useBlogPost() {
  const page = usePage();
  const listed = useContext(ListedPostContext);
  if (listed !== undefined) return contextOfListed(listed);
  if (page.kind !== 'post')
    throw new Error(`useBlogPost() was called on '${page.route}', which is no post: it works in components of posts`);
  return contextOf(page);
}

function contextOf(page: PostPage) {
  const { title, description, url, editUrl, unlisted, lastUpdate } = page;
  const frontMatter = page.document?.frontMatter ?? {};
  const neighbour = (link: PostPage['next']) => link && { title: link.label, permalink: link.href };
  return {
    frontMatter,
    assets: assetsOf(page),
    toc: page.toc.map(({ html, ...item }) => ({ ...item, value: html })),
    isBlogPostPage: true,
    metadata: {
      ...factsOf(page),
      title,
      description,
      permalink: url,
      editUrl,
      frontMatter,
      hasTruncateMarker: false,
      unlisted,
      lastUpdatedBy: lastUpdate?.author,
      prevItem: neighbour(page.previous),
      nextItem: neighbour(page.next),
    },
  };
}

/** A post of a list: of its front matter nothing is known there. */
function contextOfListed(post: ListedPost) {
  const frontMatter = {};
  return {
    frontMatter,
    assets: assetsOf(post),
    toc: [],
    isBlogPostPage: false,
    metadata: {
      ...factsOf(post),
      title: post.label,
      description: '',
      permalink: post.href,
      frontMatter,
      hasTruncateMarker: post.isTruncated,
      unlisted: false,
    },
  };
}

function factsOf({ date, dateLabel, minutes, tags, authors }: PostFacts) {
  return {
    date,
    formattedDate: dateLabel,
    readingTime: minutes,
    tags: tags.map(({ href, ...tag }) => ({ ...tag, permalink: href })),
    authors: authors.map(authorOf),
  };
}

/** Files that documents name; those of authors have their addresses with the authors. */
function assetsOf({ authors }: PostFacts) {
  return { authorsImageUrls: authors.map(() => undefined) };
}

function authorOf({ href, image, profiles, ...author }: AuthorData) {
  const socials = Object.fromEntries(profiles.map((profile) => [profile.label, profile.href]));
  return { ...author, url: href, imageURL: image, socials, page: null };
}
